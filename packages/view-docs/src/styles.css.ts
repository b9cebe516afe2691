import './app/HomePage.css.ts'
import './app/StatusPage.css.ts'
import './app/document.css.ts'
