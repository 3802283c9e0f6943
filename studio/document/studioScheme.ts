/** How the studio looks: light or dark by hand, or as the device does. */
export const studioSchemes = ["device", "light", "dark"] as const;
export type StudioScheme = (typeof studioSchemes)[number];

const cookie = "studio-scheme";

/** The look that this browser keeps. A cookie, so that the server's page has it before anything is painted. */
export function readStudioScheme(cookies: string): StudioScheme {
  const [, kept] = new RegExp(`(?:^|; *)${cookie}=(light|dark)(?:;|$)`).exec(cookies) ?? [];
  return studioSchemes.find((each) => each === kept) ?? "device";
}

/** The cookie that keeps a look for a year, as a page sets it. That of the device needs none. */
export const studioSchemeCookie = (scheme: StudioScheme): string =>
  `${cookie}=${scheme}; path=/; SameSite=Strict; max-age=${scheme === "device" ? 0 : 31_536_000}`;
