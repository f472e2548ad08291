/** The windows, limits and fees of the product, once. Durations in minutes unless named otherwise; money in VND. */
export const HOLD_MINUTES = 20
export const EDIT_PAYMENT_MINUTES = 10
/** After a hold's end the gateway is asked, and only then are the nights released. */
export const HOLD_GRACE_MINUTES = 2
/** "I have transferred" is still heard this long after the window. */
export const TRANSFER_REPORT_GRACE_MINUTES = 5
/** A host answers within this time; the clock stands still at night. */
export const HOST_ANSWER_MINUTES = 120
export const HOST_CLOCK = { opens: '07:00', closes: '22:00' } as const
/** Until when a place takes bookings for the same day, where its host has said nothing else. */
export const SAME_DAY_UNTIL = { hostAsked: '20:00', atOnce: '22:00' } as const
/** After a host's time staff looks this long, before the clock decides. */
export const STAFF_LOOKS_HOURS = 24
/** A host who is asked has at least this long to answer, in minutes. */
export const HOST_LEAST_MINUTES = 30
export const EDIT_CUTOFF_HOURS = 24
export const MAX_EDITS = 2
export const CONTACT_EDIT_FEE = 300_000
/** A slip of the finger is put right free of charge this long after booking. */
export const CONTACT_FREE_MINUTES = 30
export const REVIEW_DAYS = 14
export const REVIEW_TEXT_MAX = 500
export const REVIEW_PHOTOS_MAX = 5
export const COMPLAINT_DAYS = 7
export const COMPLAINT_TEXT_MAX = 2000
export const COMPLAINT_PHOTOS_MAX = 10
/** So many stamps stand in a passport; of further areas only the number is told. */
export const STAMPS_MAX = 12
/** A request that its host accepted is paid within this time at most; `HOLD_MINUTES` once the payment page is open. */
export const PAYMENT_OUTER_HOURS = 24
/** The other side answers a request to change a booking within this time. */
export const EDIT_ANSWER_HOURS = 24
/** An accepted change is paid within this time at most; ten minutes once the payment page is open. */
export const EDIT_PAYMENT_OUTER_HOURS = 24
/** A guest answers a host's request to cancel within this time, or this long before check-in. */
export const CANCELLATION_ANSWER_HOURS = 48
export const CANCELLATION_ANSWER_BEFORE_CHECKIN_HOURS = 24
export const REVIEW_EDIT_HOURS = 48
export const REPLY_DAYS = 30
/** How many pictures a place and a room of it may have. */
export const HOUSE_PICTURES_MAX = 20
export const ROOM_PICTURES_MAX = 10
/** So many kinds of rooms are told with a new place; more are added to it afterwards. */
export const FIRST_ROOMS_MAX = 10
/** So long a picture that was sent waits for what it is part of, and with it a form that is not finished. */
export const PICTURE_WAITS_DAYS = 7
/** Unpaid bookings that came to nothing leave the list after this many days. */
export const FORGET_AFTER_DAYS = 30
/** Cancellations by a host: this many in a calendar month lock for a month, this many in a year for good. */
export const HOST_CANCELLATIONS = { month: 3, year: 6 } as const
/** How far a host may open, close or price nights in one call. */
export const CALENDAR_NIGHTS_MAX = 200
/** How many rooms a host sees side by side, and for how many nights; who has more looks at one place after the other. */
export const ROOMS_AT_ONCE = 100
export const ROOMS_NIGHTS_MAX = 42
export const COMPLETE_AFTER_CHECKOUT_HOURS = 2
/** So many stays that are not over yet, the next first, are made ready on the device for a road without a signal. */
export const STAYS_AHEAD = 10
/** The arrival kit stays on the device this long after check-out. */
export const KIT_DAYS_AFTER_CHECKOUT = 30
export const PASSWORD = { min: 8, max: 72 } as const
/** One-time codes: sent and tried at most once in `everySeconds`, sent `perDay` times to one address, worth nothing after `tries` wrong ones. */
export const OTP = {
  digits: 6,
  minutes: 5,
  tries: 5,
  everySeconds: 60,
  perDay: 5,
  /** How long a proven address stays proven, for the step after it. */
  proofMinutes: 30,
} as const
/** `mostDays`: after these the person signs in again, however often the session was renewed. */
export const SESSION = { accessMinutes: 15, refreshDays: 7, rotationGraceSeconds: 10, mostDays: 90 } as const
/** How long somebody who has shown once more that it is them need not do so again, in minutes. */
export const CONFIRMED_MINUTES = 10
/** A closed account can be had back for so many days; then it is erased. */
export const DAYS_TO_RETURN = 30
/** A refund that its gateway has taken and says nothing of for so long is looked into by staff. */
export const REFUND_SLOW_DAYS = 14
export const IDEMPOTENCY_DAYS = 7
/** A message has at most so many letters (the specification's contentFriend) and pictures. */
export const CHAT_LETTERS_MAX = 1000
export const CHAT_PHOTOS_MAX = 5
/** Who opened a conversation is taken to look at it for so long, unless they say so again, in seconds. */
export const CHAT_LOOK_SECONDS = 45
/** The most places that one person keeps as favourites. */
export const FAVOURITES_MAX = 200
/**
 * Saved searches: so many a person; of each so many places are remembered as they were last told, the cheapest. It is looked at
 * every so many minutes, so many in one run. A price has fallen when it is both this share and this much VND lower than what was
 * told last; falls are told once in so many hours, and so is one place that frees. Decided here: the specification has none.
 */
export const SAVED_SEARCH = {
  most: 20,
  places: 50,
  lookMinutes: 15,
  looksARun: 100,
  fallPercent: 5,
  fallLeast: 50_000,
  quietHours: 24,
} as const
/** Checklists of the filter panel fold above this many; the recommended block above that many. */
export const FOLD_FILTERS_ABOVE = 5
export const FOLD_RECOMMENDED_ABOVE = 3
/** At most so many places are promoted ahead of a search's results: half a page stays what the guest looked for. */
export const MOST_RECOMMENDED = 5
export const PROGRESS = { throttleMilliseconds: 200, milliseconds: 5000 } as const
export const CHUNK_RELOAD_SECONDS = 60
/** A new signing key is told to devices this many days before it signs: a gate that has not heard of a key refuses its codes. */
export const KEY_LEAD_DAYS = 7
/** Who comes within this many days is told when the key of their code was withdrawn. */
export const NEW_CODE_DAYS = 14
/** How many characters a voucher's code has at least. */
export const VOUCHER_CODE_LEAST = 3
/** Tickets of a service can be bought so many days ahead, today not counted: its rules make the slots, every night a day more. */
export const SLOT_DAYS_AHEAD = 45

/** A letter that no mail server takes is tried again, ever more rarely, until what it says is not news any more. */
export const LETTER = { firstRetrySeconds: 30, mostRetrySeconds: 3 * 3600, newsHours: 48 } as const

/** The token of a shared stay's link: 192 random bits in base64url. */
export const SHARE_TOKEN_LENGTH = 32
