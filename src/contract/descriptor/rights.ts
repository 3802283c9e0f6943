/** What a customer has a right to know and to do (spec: rights-1). What a brand does not name is not shown. */
import { z } from "zod";

import { kjopskategorier } from "../kjopsinngang.ts";
import { organisationNumber, text, urlOrPath, words } from "./fields.ts";

/** The field `rights` of a descriptor. */
export const rights = z
  .strictObject({
    insurer: z
      .strictObject({
        name: text("Full name of the company that insures.", 100),
        organisationNumber: organisationNumber("Its organisation number, 9 digits."),
        agent: text(
          "The company that sells as its agent; where several banks share the brand, what is true of all of them. Left out: the insurer sells itself.",
          100,
        ).optional(),
      })
      .meta({ description: "Who insures, and who sells. Shown in the footer, on screen and on paper." })
      .optional(),
    complaint: z
      .strictObject({
        url: urlOrPath("The insurer's page for complaints: 'Klage' leads there."),
        text: words("How a customer complains to the insurer: one or two short sentences.", 300),
        boardUrl: urlOrPath("Finansklagenemnda's page for complaints."),
      })
      .meta({ description: "How to complain. Shown in the footer, and on error pages and block pages." })
      .optional(),
    withdrawal: z
      .strictObject({
        url: urlOrPath("The page where a customer withdraws from a purchase, without logging in."),
        linkText: words("Text of the link, which says that a purchase is withdrawn from.", 60),
        text: words(
          "What else a customer should know, for example an exception. How long the right lasts is said already.",
          300,
        ).optional(),
      })
      .meta({
        description:
          "How to withdraw from a purchase. Shown in the footer, on the login page, in the mobile menu and below the agreements.",
      })
      .optional(),
    products: z
      .array(
        z.strictObject({
          category: z.enum(kjopskategorier).meta({ description: "The category of purchases that lists the product." }),
          product: words("Name of the insurance, for example 'Bilforsikring'.", 80),
          ipidUrl: urlOrPath(
            "The product information (IPID) of non-life insurance; opens outside the portal. Left out: there is none.",
          ).optional(),
          termsUrl: urlOrPath("The terms; open outside the portal."),
        }),
      )
      .max(60)
      .meta({ description: "Product information and terms, below the links of a category on the purchase page." })
      .optional(),
  })
  .optional()
  .meta({ description: "What a customer has a right to: who insures, complaints, withdrawal, product information." });
