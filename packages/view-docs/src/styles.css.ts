import './app/pages/HomePage.css.ts'
import './app/pages/StatusPage.css.ts'
import './app/document.css.ts'
