/** Addresses of signing in and out, at the studio's origin. */
export const signInPaths = {
  start: "/inn",
  answer: "/inn/svar",
  signedOut: "/inn/ute",
  providerLogout: "/inn/utlogging",
  signOut: "/ut",
  signOutEverywhere: "/ut/overalt",
} as const;

/** Where a sign-in begins that leads to a path. @param choosesAccount whether the provider asks who it is */
export const signInAddress = (path: string, choosesAccount = false): string =>
  `${signInPaths.start}?${new URLSearchParams({ til: path, ...(choosesAccount && { konto: "velg" }) })}`;
