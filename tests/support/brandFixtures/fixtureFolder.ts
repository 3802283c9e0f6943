import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { resolverText } from "#scripts/brands/themes/resolverSchema.ts";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Files of a folder with brands, by path. */
export type FixtureFiles = Readonly<Record<string, string | Uint8Array>>;

const base = `{
  "languages": ["nb"], "security": { "email": "sikkerhet@felles.example" },
  "footer": { "privacyUrl": "/personvern" }, "rights": { "complaint": { "url": "/klage", "text": "Skriv til oss.", "boardUrl": "/nemnda" }, "withdrawal": { "url": "/angre", "linkText": "Angre et kjøp" } },
  "login": { "direct": true },
  "cookieConsent": { "cookieName": "fixture-consent-v3", "coding": "named", "required": ["functional", "statistics"] },
  "analytics": { "consent": { "strategy": "consent-cookie" } },
  "partnerAgreements": { "shortnames": [], "bankPlaces": ["2050", "0502"] },
  "profile": { "loMemberRow": false },
  "features": { "overview": true, "offers": true, "purchase": true, "profile": true, "recommendations": true, "feedback": true },
  "purchase": { "entrances": ["bil", "hus"], "memberEntrances": [], "externalLinks": [] },
  "recommendations": { "candidates": ["BIL", "HUS"] },
  "faq": [{ "question": "Hvor er forsikringen min?", "answer": "Den kan stå i et annet navn." }],
  "cards": {},
  "otherInsurance": [],
  "errorReporting": { "traffic": "NORMAL" },
  "nativeBridge": "detect",
  "notices": { "everyMinutes": 5 },
  "texts": {},
  "environments": {
    "Test": { "urls": { "timeout": "https://test.felles.example/tidsavbrudd" } }
  }
}
`;

/** Digits that only this made-up brand has; those of "fjord" are easy to find in a test. */
function ownDigits(id: string, length: number): string {
  const easy = length === 8 ? "21000000" : "999999999";
  const number = Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000, 7);
  return id === "fjord" ? easy : `${easy.slice(0, length - 6)}${String(number).padStart(6, "0")}`;
}

/** The descriptor of a made-up brand, complete with the base. */
export function fixtureDescriptor(id: string): string {
  return `{
  "$schema": "../tenant.schema.json",
  "id": "${id}",
  "theme": "${id}",
  "assets": { "logo": "logo.svg", "icon": "icon.svg" },
  "name": "Forsikring ${id}",
  "logo": { "alignment": "left" },
  "footer": { "contact": { "navn": "Kundesenteret", "telefon": "${ownDigits(id, 8).replaceAll(/\B(?=(?:..)+$)/g, " ")}", "epost": "kunde@${id}.example" } },
  "logout": { "behaviour": "configured-url", "url": "https://www.${id}.example/utlogget" },
  "urls": {
    "timeout": "https://www.${id}.example/tidsavbrudd",
    "partnerDetail": "https://partner.${id}.example/avtale",
    "partnerInbox": "https://partner.${id}.example/innboks"
  },
  "allowedHosts": ["innlogging.${id}.example"],
  "dataController": { "name": "Forsikring ${id} AS", "organisationNumber": "${ownDigits(id, 9)}" },
  "marketing": {
    "heroTitle": "Godt å ha deg her",
    "bundleDiscount": { "title": "Samlerabatt", "text": "Du får rabatt når du samler." },
    "purchaseInfo": [
      { "title": "Best i test", "text": "Reiseforsikringen vår vant." },
      { "title": "Kundefordeler", "text": "Du får mer." }
    ]
  },
  // Comments and a comma after the last entry are allowed.
  "environments": {
    "Production": { "hostnames": ["forsikring.${id}.example"] },
    "QA": { "hostnames": ["qa.${id}.example"] },
  },
}
`;
}

const image =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24H0z" fill="#111"/></svg>\n';

/** A theme with the neutral values of the contract. */
export async function fixtureTheme(): Promise<string> {
  const contract = join(import.meta.dirname, "../../..", "themes", "contract.tokens.json");
  return readFile(contract, "utf8");
}

/** The files of valid brands with these ids. */
export async function fixtureFiles(...ids: string[]): Promise<Record<string, string | Uint8Array>> {
  const theme = await fixtureTheme();
  const brands = ids.map((id) => ({
    [`tenants/${id}/tenant.jsonc`]: fixtureDescriptor(id),
    [`tenants/${id}/logo.svg`]: image,
    [`tenants/${id}/icon.svg`]: image,
    [`themes/${id}.tokens.json`]: theme,
    [`themes/${id}.resolver.json`]: resolverText(id),
  }));
  return Object.assign({ "tenants/base.jsonc": base }, ...brands) as Record<string, string | Uint8Array>;
}

/** Writes files to a folder of their own. */
export async function writeFolder(files: FixtureFiles): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "brands-"));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

/** Writes files to a folder of their own, runs `task` on it and deletes the folder. */
export async function withFolder<T>(files: FixtureFiles, task: (folder: string) => Promise<T>): Promise<T> {
  const folder = await writeFolder(files);
  try {
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
