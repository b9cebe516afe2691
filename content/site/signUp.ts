/**
 * Whether a visitor can create an account with an email alone, proved by a mailed code, in place of a mobile number of mainland China. Visitors
 * of the English pages are then asked for it first. Read by the site and by the mock API; another API has to have `user/send_mail_code`.
 */
export const mailSignUp: boolean = false
