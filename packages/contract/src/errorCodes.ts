/** Some of the values sent are not valid. */
export const invalid = 40001
/** Please sign in first. */
export const signInRequired = 40101
/** Your session has expired. */
export const sessionExpired = 40102
/** Your sign-in is no longer valid. */
export const sessionInvalid = 40103
/** Please confirm your password. */
export const passwordRequired = 40104
/** Wrong account or password. */
export const credentials = 40110
/** Too many attempts, please wait. */
export const tooManyAttempts = 40111
/** This account is disabled. */
export const accountDisabled = 40112
/** The bot check failed. */
export const botCheckFailed = 40120
/** The bot check has expired. */
export const botCheckExpired = 40121
/** Wrong verification code. */
export const captchaWrong = 40130
/** The verification code has expired. */
export const captchaExpired = 40131
/** Too many tries, please request a new code. */
export const captchaExhausted = 40132
/** Please verify your email first. */
export const mailUnverified = 40301
/** You do not have a licence for this. */
export const notEntitled = 40302
/** Real-name authentication is required. */
export const realNameRequired = 40303
/** Your update period has ended. */
export const updatesEnded = 40304
/** Not found. */
export const notFound = 40401
/** This email is already registered. */
export const mailTaken = 40901
/** This phone number is already registered. */
export const phoneTaken = 40902
/** This email is already verified. */
export const mailVerified = 40903
/** This order is already paid. */
export const orderPaid = 40910
/** This order is closed. */
export const orderClosed = 40911
/** Not possible in the current state. */
export const wrongState = 40912
/** The amount has changed. */
export const amountChanged = 40913
/** This order has an amount to pay. */
export const amountNotZero = 40914
/** You already have an unpaid order for this. */
export const orderOpen = 40915
/** You already own this. */
export const alreadyOwned = 40916
/** No more licences can be created. */
export const licenseLimit = 40920
/** This licence is no longer active. */
export const licenseSuspended = 40921
/** No seats are left. */
export const seatLimit = 40922
/** An invoice has already been requested. */
export const invoiceApplied = 40930
/** This order cannot be invoiced. */
export const invoiceRefused = 40931
/** The time for requesting an invoice has passed. */
export const invoiceTooLate = 40932
/** This request was sent before with other values. */
export const requestReused = 40950
/** This request is still being handled. */
export const requestRunning = 40951
/** This link is not valid or was used before. */
export const linkInvalid = 41001
/** This link has expired. */
export const linkExpired = 41002
/** This password is too common. */
export const passwordCommon = 42201
/** The tax number is not valid. */
export const taxNumber = 42202
/** This coupon cannot be used. */
export const coupon = 42203
/** The quantity is too large. */
export const quantity = 42204
/** This coupon has expired. */
export const couponExpired = 42205
/** This coupon has been used up. */
export const couponUsedUp = 42206
/** You have already used this coupon. */
export const couponUsed = 42207
/** This coupon is not for this product. */
export const couponOtherProduct = 42208
/** Too many requests, please slow down. */
export const tooOften = 42901
/** The service is busy. */
export const busy = 42902
/** No more text messages can be sent for now. */
export const smsLimit = 42903
/** Something went wrong on our side. */
export const internal = 50001
/** The payment channel is not available. */
export const channelUnavailable = 50201
/** The payment channel refused. */
export const channelRefused = 50202
/** The message could not be sent. */
export const sendFailed = 50203
/** Down for maintenance. */
export const maintenance = 50301
