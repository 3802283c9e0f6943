import { z } from "zod";
import { type LoginContext, loginContexts } from "../wireNames.ts";
import { email, phone, urlOrPath, words } from "./fields.ts";

const openingHours = z
  .array(
    z.strictObject({
      dag: words('The days, for example "Mandag–fredag".', 60),
      timer: words('The hours, for example "08.00–16.00".', 60),
    }),
  )
  .max(14)
  .meta({ description: "Opening hours, in the order in which they are shown." });

/** The footer, with the ways to reach the customer centre. */
export const footer = z
  .strictObject({
    contact: z
      .strictObject({
        navn: words("Name of the customer centre.", 80),
        telefon: phone("Phone number, 8 digits.").optional(),
        epost: email("E-mail address.").optional(),
        apningstider: openingHours.optional(),
      })
      .meta({
        description: "Shown until the distributor's contact information is loaded, and when it cannot be loaded.",
      }),
    privacyUrl: urlOrPath("The page behind 'Personvern og informasjonskapsler'."),
    priceComparisonUrl: urlOrPath("The price-comparison site that the footer invites to.").optional(),
    companyLine: words("What else the brand says of itself: who owns it, for example.").optional(),
  })
  .meta({ description: "The footer." });

/**
 * Where the browser goes after logout. It goes to the configured URL too when the call fails
 * (spec: session-23, session-24).
 */
export const logout = z
  .discriminatedUnion("behaviour", [
    z
      .strictObject({
        behaviour: z.literal("returned-url"),
        url: urlOrPath("Where to go when the logout call fails or returns a URL that is refused."),
        goto: urlOrPath("The post-logout URL that is sent with the logout call.").optional(),
      })
      .meta({ title: "Returned URL", description: "The browser goes to the logoutUrl that the logout call returns." }),
    z
      .strictObject({
        behaviour: z.literal("configured-url"),
        url: urlOrPath("Where the browser goes after logging out."),
      })
      .meta({ title: "Configured URL", description: "The browser goes to the URL configured here." }),
  ])
  .meta({ description: "Where the browser goes when the customer has logged out." });

/** Addresses outside the portal. */
export const urls = z
  .strictObject({
    login: urlOrPath("Where a visitor who is not logged in is sent when there is no direct login.").optional(),
    timeout: urlOrPath("Where the browser goes when the session has run out."),
    onlineBank: z
      .strictObject({
        default: urlOrPath("The online bank, for every entry channel.").optional(),
        byLoginContext: z
          .strictObject(
            Object.fromEntries(
              loginContexts.map((context) => [
                context,
                urlOrPath(`The online bank for customers whose session says ${context}.`).optional(),
              ]),
            ) as Record<LoginContext, z.ZodOptional<z.ZodString>>,
          )
          .meta({ description: "The online bank by the session's login context; used instead of default." })
          .optional(),
      })
      .meta({ description: "The link to the online bank. Left out: no link." })
      .optional(),
    meldSkade: urlOrPath("Where a customer reports damage.").optional(),
    claimsCases: z
      .strictObject({
        destination: urlOrPath("Where the single-sign-on form is posted."),
        fallback: urlOrPath("Where the browser goes when the hop fails."),
      })
      .meta({ description: "The hop to the claims cases." })
      .optional(),
    partnerDetail: urlOrPath(
      "Detail page of agreements in the partner damage system; gets the query forsikringsnummer.",
    ).optional(),
    partnerInbox: urlOrPath("The partner's inbox, for unread messages.").optional(),
  })
  .meta({ description: "Addresses outside the portal." });
