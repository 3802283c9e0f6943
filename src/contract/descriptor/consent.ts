import { z } from "zod";
import { cookieName, expects, hostname, key, origin, urlOrPath } from "./fields.ts";

const consentCategory = z.enum(["functional", "statistics", "marketing"]).meta({ description: "A cookie category." });

/** How the portal learns whether the customer accepts statistics (spec: analytics-6, analytics-7, analytics-9). */
const consentStrategy = z
  .discriminatedUnion("strategy", [
    z
      .strictObject({
        strategy: z.literal("consent-cookie"),
      })
      .meta({ title: "Consent cookie", description: "The statistics value of the portal's own consent cookie." }),
    z
      .strictObject({
        strategy: z.literal("bank-cookie-level"),
        cookieName: cookieName("Name of the bank's consent cookie."),
        optedInLevel: key('The level that means opted in, for example "2". A missing cookie counts as "0".'),
      })
      .meta({ title: "Bank cookie level", description: "A consent level that the bank keeps in a cookie of its own." }),
    z
      .strictObject({
        strategy: z.literal("opt-in-service"),
        windowObject: z
          .string()
          .regex(/^[A-Za-z_$][\w$]*$/, expects("window-object"))
          .meta({ description: 'Name of the object on window that answers getStatus("statistics").' }),
        script: urlOrPath(
          "Address of the service's script; loaded late. Left out: the bank's app provides the object.",
        ).optional(),
        messageOrigin: origin("The only origin whose optin_closed messages count."),
      })
      .meta({ title: "Opt-in service", description: "An opt-in service that the bank's page provides." }),
  ])
  .meta({ description: "How the consent to statistics is known." });

/** The cookie with what the customer accepts, and the dialog that asks. */
export const cookieConsent = z
  .strictObject({
    cookieName: z
      .string()
      .regex(/^[\w-]+-v3$/, expects("cookie-name"))
      .meta({
        description: "Name of the consent cookie: one of the brand's own, ending in -v3. There is no default.",
      }),
    coding: z
      .enum(["named", "coded"])
      .meta({ description: "named: keys functional, statistics, marketing. coded: keys F, S, M." }),
    required: z
      .array(consentCategory)
      .meta({ description: "Categories that need a choice. Empty: the dialog is not shown." }),
    rejectAll: z
      .boolean()
      .meta({ description: "false: the dialog has no button 'Avvis alle'. Left out: it has." })
      .optional(),
    domain: hostname("Domain of the cookie, where it is wider than the host.").optional(),
  })
  .meta({ description: "The portal's own cookie consent." });

/** What is measured, and how it is known that the customer accepts it. */
export const analytics = z
  .strictObject({
    consent: consentStrategy,
    token: key("Project token of the analytics service. Left out: nothing is sent.").optional(),
    endpoint: urlOrPath("Address of the analytics service in the EU. Needed when there is a token.").optional(),
  })
  .meta({ description: "Analytics." });
