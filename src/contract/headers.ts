/** A header that every call carries; the API refuses calls without it. */
export const requestedBy = { name: "X-Requested-By", value: "kfp" } as const;

/** The value of this cookie goes back in {@link xsrfHeader}. */
export const xsrfCookie = "XSRF-TOKEN";
/** The header in which a writing call sends that cookie's value back. */
export const xsrfHeader = "X-XSRF-TOKEN";

/** On every answer while a session lasts: seconds until it ends, counted from when the request was sent. */
export const sessionExpiryHeader = "X-Session-Expiry";
