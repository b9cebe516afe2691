// The one style sheet of the package: that of the dialogs and of the pages, which load on their own.
import './dialog/SignInDialog.css.ts'
import './pages/AccountCard.css.ts'
