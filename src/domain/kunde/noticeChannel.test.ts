import { expect, test } from "vitest";
import { noticeChannel } from "./noticeChannel.ts";

test.each([
  ["before the login", false, undefined, false, "browser"],
  ["before the login, in the app", false, undefined, true, "browser"],
  ["as long as the session has not said it", true, undefined, false, undefined],
  ["in the app", true, undefined, true, "app"],
  ["from the mobile bank", true, "MOBILBANK_X", false, "app"],
  ["from the online bank", true, "NETTBANK_X", false, "nettbank"],
  ["with a direct login", true, "KUNDEKLIENT_SKADE", false, "browser"],
  ["where the session says nothing", true, "", false, "browser"],
] as const)("The channel of notices (spec: notices-6): %s", (_, isLoggedIn, loginContext, isInApp, channel) => {
  expect(noticeChannel({ isLoggedIn, loginContext, isInApp })).toBe(channel);
});
