import { neededText, text } from "./fields.ts";
import { object } from "./schema.ts";

/** The login application (spec: http-25). */
export const loginAnswer = object({ loginUrl: neededText });

/** Where the customer goes after the logout (spec: http-24). */
export const logoutAnswer = object({ logoutUrl: text });
