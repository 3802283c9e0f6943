/** What the provider says about somebody, as far as the studio reads it. */
export interface Identity {
  /** Issuer and subject: the only thing that a provider guarantees to be of one person. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Whether the provider vouches for the address. */
  readonly emailVerified: boolean;
  /** Values of the claim with roles. */
  readonly claims: readonly string[];
}

/** Claims as a provider sends them: nothing of them is known to have the right type. */
export type RawClaims = Readonly<Record<string, unknown>>;

/** The id of a person. An issuer is an address, so it has no space in it. */
export const personIdOf = (issuer: string, subject: string): string => `${issuer} ${subject}`;

/** A line of text: names and addresses are shown in lists and written into commits. */
function lineOf(value: unknown, most: number): string {
  if (typeof value !== "string") return "";
  return value
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, most);
}

function listOf(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((each) => typeof each === "string");
}

/**
 * Reads the claims of an ID token and of the user info. The ID token goes first, since it is signed. An address and
 * whether it is verified are taken from the same of the two.
 */
export function readIdentity(idToken: RawClaims, userInfo: RawClaims, rolesClaim: string): Identity {
  const withEmail = lineOf(idToken["email"], 254) === "" ? userInfo : idToken;
  const email = lineOf(withEmail["email"], 254);
  const all = { ...userInfo, ...idToken };
  const names = [all["name"], all["preferred_username"], email, all["sub"]].map((each) => lineOf(each, 200));
  return {
    id: personIdOf(String(idToken["iss"]), String(idToken["sub"])),
    name: names.find((each) => each !== "") ?? "",
    email,
    emailVerified: email !== "" && withEmail["email_verified"] === true,
    claims: listOf(all[rolesClaim]),
  };
}
