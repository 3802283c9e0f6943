import { basePath } from "#contract/basePath.ts";

/** Names the share of visitors that a browser belongs to: 0 to 99. It says nothing about the customer. */
export const bucketCookie = "portal_bucket";
const days = 30;

/** What of the cookie follows its value. Over HTTPS `; Secure` is added. */
export const bucketAttributes = `Path=${basePath}; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax`;
