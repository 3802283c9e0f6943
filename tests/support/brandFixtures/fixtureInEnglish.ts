import { fixtureDescriptor, fixtureFiles } from "./fixtureFolder.ts";

const baseTexts = `{ "faq": [{ "question": "Where is my insurance?", "answer": "It may be in another name." }],
"rights": { "complaint": { "text": "Write to us." }, "withdrawal": { "linkText": "Withdraw from a purchase" } } }
`;

const brandTexts = `{
  "$schema": "../language.schema.json",
  "footer": { "contact": { "navn": "Customer service" } },
  "marketing": {
    "heroTitle": "Good to have you here",
    "heroTitleUnknown": "Welcome",
    "bundleDiscount": { "title": "Multi-policy discount", "text": "You get a discount for more." },
    "purchaseInfo": [
      { "title": "Best in test", "text": "Our travel insurance won." },
      { "title": "Benefits", "text": "You get more." }
    ]
  }
}
`;

/** The brand "fjord" in bokmål and English. */
export async function fixtureInEnglish(): Promise<Record<string, string | Uint8Array>> {
  return {
    ...(await fixtureFiles("fjord")),
    "tenants/base.en.jsonc": baseTexts,
    "tenants/fjord/tenant.jsonc": fixtureDescriptor("fjord")
      .replace('"theme":', '"languages": ["nb", "en"], "theme":')
      .replace('"heroTitle":', '"heroTitleUnknown": "Velkommen",\n    "heroTitle":'),
    "tenants/fjord/tenant.en.jsonc": brandTexts,
  };
}
