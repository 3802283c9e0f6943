/** What a visitor can allow cookies for, in the order in which it is asked. */
export const consentCategories = ["functional", "statistics", "marketing"] as const;

/** A kind of cookies that the visitor can allow. */
export type ConsentCategory = (typeof consentCategories)[number];

/** The cookie with the choice, where the host gives no name. */
export const consentCookieName = "cookie-consent-v3";

/** How the cookie names the categories: by their names, or by the letters F, S and M. */
export type ConsentCoding = "named" | "coded";

/** What the visitor chose in each category; `null`: not yet chosen. */
export type ConsentRecord = Readonly<Record<ConsentCategory, "accepted" | "denied" | null>>;

const recordOf = (choiceOf: (category: ConsentCategory) => ConsentRecord[ConsentCategory]): ConsentRecord => ({
  functional: choiceOf("functional"),
  statistics: choiceOf("statistics"),
  marketing: choiceOf("marketing"),
});

/** Nothing is chosen yet. */
export const unansweredRecord = recordOf(() => null);

/** Everything is denied. */
export const deniedRecord = recordOf(() => "denied");

/** The key of a category in the cookie; F, S or M where it is coded. */
const keyOf = (category: ConsentCategory, coding: ConsentCoding): string =>
  coding === "coded" ? category.charAt(0).toUpperCase() : category;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

/**
 * Reads the value of the consent cookie. Never throws: a value that cannot be read counts as no choice
 * (spec: consent-20).
 * @param value The cookie's value: JSON, raw or percent-encoded. `undefined`: there is no cookie.
 */
export function parseConsentRecord(value: string | undefined, coding: ConsentCoding): ConsentRecord {
  const parsed = value === undefined ? undefined : (parseJson(value) ?? parseJson(decode(value)));
  if (typeof parsed !== "object" || parsed === null) return unansweredRecord;
  const stored = new Map<string, unknown>(Object.entries(parsed));
  return recordOf((category) => {
    const choice = stored.get(keyOf(category, coding));
    return choice === "accepted" || choice === "denied" ? choice : null;
  });
}

/** The value of the consent cookie: JSON (spec: consent-18). Contains no character that would end a cookie. */
export function formatConsentRecord(record: ConsentRecord, coding: ConsentCoding): string {
  return JSON.stringify(Object.fromEntries(consentCategories.map((each) => [keyOf(each, coding), record[each]])));
}

/** Whether two records have the same choices. */
export const isSameRecord = (one: ConsentRecord, other: ConsentRecord): boolean =>
  consentCategories.every((category) => one[category] === other[category]);

/** Whether every required category has a choice (spec: consent-3). */
export function hasChoices(record: ConsentRecord, required: readonly ConsentCategory[]): boolean {
  return required.every((category) => record[category] !== null);
}

/** 'Godta alle': every required category is accepted, the others stay as they were. */
export function acceptAll(record: ConsentRecord, required: readonly ConsentCategory[]): ConsentRecord {
  return recordOf((category) => (required.includes(category) ? "accepted" : record[category]));
}

/** 'Godta mine valg': each category is accepted or denied. */
export function acceptChosen(chosen: ReadonlySet<ConsentCategory>): ConsentRecord {
  return recordOf((category) => (chosen.has(category) ? "accepted" : "denied"));
}
