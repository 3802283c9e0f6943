/** The marketing texts of a descriptor, and the campaigns that replace them for some days (spec: brands-16). */
import { z } from "zod";
import { expects, words } from "./fields.ts";

const titleAndText = (title: string, content: string) => z.strictObject({ title: words(title), text: words(content) });

const marketingTexts = {
  heroTitle: words("Slogan in the band on the overview, for customers with agreements.", 80),
  heroTitleWithoutAgreements: words("Its place for customers without agreements. Left out: no slogan.", 80).optional(),
  heroTitleUnknown: words("Its place when the agreements cannot be fetched. Left out: no slogan.", 80).optional(),
  heroLead: words("One sentence below it.").optional(),
  bundleDiscount: titleAndText("Heading.", "What the discount is.").meta({ description: "The 'Samlerabatt' panel." }),
  carCampaign: titleAndText("Heading.", "What the campaign gives.")
    .optional()
    .meta({ description: "Takes the place of the words about car insurance where it is recommended." }),
  memberBenefits: titleAndText("Heading.", "What membership gives.")
    .optional()
    .meta({ description: "Shown to members of a labour-union benefit scheme." }),
  purchaseInfo: z
    .array(titleAndText("Heading.", "One or two sentences."))
    .length(2)
    .meta({ description: "The two info boxes on the purchase page: test awards and customer benefits." }),
};

/** A day of the calendar in this century, as `2026-12-24`. */
const day = (description: string) =>
  z
    .string()
    .regex(
      /^20(?:\d\d-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:[02468][048]|[13579][26])-02-29)$/,
      expects("day"),
    )
    .meta({ description, format: "date" });

const someTexts = (description: string) => z.strictObject(marketingTexts).partial().meta({ description });

const campaign = z
  .strictObject({
    firstDay: day('The first day of the campaign, for example "2026-12-01". It begins at midnight, Norwegian time.'),
    lastDay: day('The last day of the campaign, for example "2026-12-24". It is shown until midnight, Norwegian time.'),
    texts: someTexts("What is shown from the first day to the last, in the place of the brand's own marketing texts."),
    before: someTexts("What is shown before the first day. Left out: the brand's own marketing texts.").optional(),
    after: someTexts("What is shown after the last day. Left out: the brand's own marketing texts.").optional(),
  })
  .meta({ description: "Marketing texts for some days. Customers see them without a new release." });

/** The field `marketing` of a descriptor. */
export const marketing = z
  .strictObject({
    ...marketingTexts,
    campaigns: z
      .record(z.string(), campaign)
      .optional()
      .meta({ description: 'Campaigns by a name of your own, for example "jul-2026"; null removes one of the base.' }),
  })
  .meta({ description: "Marketing texts." });

/** Marketing texts of a brand, and its campaigns. */
export type Marketing = z.output<typeof marketing>;
/** The marketing texts of one day. */
export type MarketingTexts = Omit<Marketing, "campaigns">;
/** Marketing texts for some days. */
export type Campaign = z.output<typeof campaign>;
