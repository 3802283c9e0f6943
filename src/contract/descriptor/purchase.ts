import { z } from "zod";
import { allKjopsinnganger, kjopskategorier } from "../kjopsinngang.ts";
import { type RecommendableProduct, recommendableProducts } from "../recommendableProducts.ts";
import { urlOrPath, words } from "./fields.ts";

const card = (description: string) =>
  z
    .strictObject({
      title: words("Heading of the card.", 60),
      text: words("One or two sentences.", 300),
      linkText: words("Text of the link.", 60),
      url: urlOrPath("Where the link leads; opens outside the portal."),
    })
    .meta({ description });

type RecommendableEnum = { [Product in RecommendableProduct]: Product };

// An id makes one definition of it in the schema for editors.
const product = z.enum(recommendableProducts).meta({ id: "product", description: "A product type." });
const entrance = z
  .enum(allKjopsinnganger)
  .meta({ id: "entrance", description: "A purchase entrance: where buying one kind of insurance begins." });

/** What the purchase page offers. */
export const purchase = z
  .strictObject({
    entrances: z
      .array(entrance)
      .meta({ description: "What every customer can buy here. A category without any is hidden." }),
    memberEntrances: z
      .array(entrance)
      .meta({ description: "What only members of a labour-union benefit scheme can buy here, beside the rest." }),
    externalLinks: z
      .array(
        z.strictObject({
          category: z.enum(kjopskategorier).meta({ description: "The category that lists the link." }),
          text: words("Text of the link.", 80),
          url: urlOrPath("Where it leads; opens outside the portal."),
        }),
      )
      .max(50)
      .meta({ description: "Insurance that is bought on another site; listed after the entrances." }),
  })
  .meta({ description: "What the purchase page offers." });

/** The products that are recommended. */
export const recommendations = z
  .strictObject({
    candidates: z.array(product).meta({ description: "Products that may be recommended." }),
    byProduct: z
      .strictObject(
        Object.fromEntries(
          recommendableProducts.map((name) => [
            name,
            z
              .array(product)
              .meta({ description: `Products that may be recommended beside ${name}.` })
              .optional(),
          ]),
        ) as Record<RecommendableProduct, z.ZodOptional<z.ZodArray<z.ZodEnum<RecommendableEnum>>>>,
      )
      .meta({ description: "Other lists for recommendations beside a product; used instead of candidates." })
      .optional(),
  })
  .meta({ description: "Next-best-offer recommendations." });

/** Questions of somebody who does not find their insurance. */
export const faq = z
  .array(
    z.strictObject({
      question: words("The question.", 160),
      answer: words("The answer, plain text; a blank line starts a paragraph.", 1500),
      link: z
        .strictObject({ text: words("Text of the link.", 80), url: urlOrPath("Where it leads.") })
        .meta({ description: "A link below the answer." })
        .optional(),
    }),
  )
  .max(30)
  .meta({ description: "Questions of 'Finner du ikke forsikringene dine?'." });

/** Cards on the purchase page that a brand may have. */
export const cards = z
  .strictObject({
    businessPortal: card("The card that leads to the business portal.").optional(),
    maintenanceCalendar: card("The card that leads to the maintenance calendar.").optional(),
  })
  .meta({ description: "Optional cards on the purchase page." });

/** Insurance that the customer has through somebody else. */
export const otherInsurance = z
  .array(
    z.strictObject({
      title: words("Name of the insurance.", 80),
      description: words("One or two sentences.", 300),
      category: z
        .enum(kjopskategorier)
        .optional()
        .meta({ description: "What it insures: decides its icon. Left out: a shield." }),
      meldSkadeUrl: urlOrPath("Where to report damage.").optional(),
      lesMerUrl: urlOrPath("Where to read more.").optional(),
    }),
  )
  .max(30)
  .meta({ description: "'Forsikringer gjennom kort, program, arbeidsgiver eller forbund'. Empty: not shown." });
