// The style sheet for apps that use the built package: the dialogs and the pages, which load separately.
import './dialog/SignInDialog.css.ts'
import './pages/AccountCard.css.ts'
