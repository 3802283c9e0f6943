/**
 * What a brand descriptor may contain (spec: brands-7, brands-8, brands-9).
 *
 * Derived from it: `tenants/tenant.schema.json` for editors, the checks of `npm run validate`, the public part that
 * reaches the customer's bundle, and the TypeScript types of the portal (`src/core/tenant`).
 *
 * A top-level field is build-only unless it is wrapped in `pub`. Objects are strict: an unknown key is a finding.
 */
import { type RecommendableProduct, recommendableProducts } from "../recommendableProducts.ts";
import { z } from "zod";
import { type LoginContext, loginContexts } from "../wireNames.ts";

import { languages } from "../pageLanguage.ts";
import { allKjopsinnganger, kjopskategorier } from "../kjopsinngang.ts";
import {
  brandId,
  cookieName,
  dsn,
  email,
  expects,
  file,
  hostname,
  key,
  organisationNumber,
  origin,
  overrideText,
  phone,
  text,
  urlOrPath,
  words,
} from "./fields.ts";
import { marketing } from "./marketing.ts";
import { rights } from "./rights.ts";

/** Type-level mark of a field that reaches the customer's bundle; the value lives in the schema's metadata. */
export interface Public {
  readonly __public: true;
}

function pub<S extends z.ZodType>(schema: S): S & Public {
  return schema.meta({ ...schema.meta(), visibility: "public" }) as S & Public;
}

const openingHours = z
  .array(
    z.strictObject({
      dag: words('The days, for example "Mandag–fredag".', 60),
      timer: words('The hours, for example "08.00–16.00".', 60),
    }),
  )
  .max(14)
  .meta({ description: "Opening hours, in the order in which they are shown." });

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

/**
 * Where the browser goes after logout. It goes to the configured URL too when the call fails
 * (spec: session-23, session-24).
 */
const logout = z
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

/** The fields of a descriptor, complete: what a brand amounts to in one environment after all layers are merged. */
export const descriptorShape = {
  id: brandId("The brand's id: the name of its folder under tenants/. At most 40 letters, digits and hyphens."),
  notes: z.string().max(4000).optional().meta({ description: "Notes for colleagues. Never published." }),
  owner: email("E-mail address of the person or team responsible for this brand. Never published.").optional(),
  languages: z
    .array(z.enum(languages).meta({ description: "A language of the portal: nb, nn (nynorsk) or en." }))
    .min(1)
    .max(languages.length)
    .meta({
      description:
        "The languages of the portal. The first is the brand's own: the texts of tenant.jsonc are written in it. Each other language has its texts in a file of its own, such as tenant.en.jsonc.",
    }),
  sharesFactsWith: z.array(brandId("The id of another brand.")).max(20).optional().meta({
    description:
      "Brands that really have the same phone number, company, token or host as this one, for example of one group. Without it, such a fact counts as copied by mistake. Never published.",
  }),
  security: z
    .strictObject({
      email: email("E-mail address that takes reports of weaknesses. A person reads it, also in holidays."),
      policyUrl: urlOrPath("The page that says how to report weaknesses, and what the reporter can expect.").optional(),
    })
    .meta({
      description:
        "Where security researchers report weaknesses; published at /.well-known/security.txt (RFC 9116) for all environments.",
    }),
  theme: key("Name of the theme: themes/<name>.tokens.json.", 60),
  assets: z
    .strictObject({
      logo: file("The logo, SVG, with width and height or a viewBox."),
      icon: file("The browser tab's icon, square SVG."),
      logoDark: file(
        "The logo on the dark header, SVG. Left out: the logo, on a light surface where it would not be seen.",
      ).optional(),
      memberLogo: file("Logo of the member scheme, SVG.").optional(),
      recommendationImages: z
        .strictObject(
          Object.fromEntries(
            recommendableProducts.map((name) => [name, file(`Image of ${name}, SVG.`).optional()]),
          ) as Record<RecommendableProduct, z.ZodOptional<ReturnType<typeof file>>>,
        )
        .meta({
          description: "Images of recommended products. A product without one has our drawing of it.",
        })
        .optional(),
    })
    .meta({
      description: "The brand's files. They are checked, given a digest in their name and published beside the portal.",
    }),

  name: pub(text("The brand's name as customers know it; in page titles and as the logo's text.", 60)),
  logo: pub(
    z
      .strictObject({
        alignment: z.enum(["left", "centered"]).meta({ description: "Position of the logo in the header." }),
        url: urlOrPath("Where the logo leads. Left out: the overview.").optional(),
      })
      .meta({ description: "How the header shows the logo." }),
  ),
  footer: pub(
    z
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
      .meta({ description: "The footer." }),
  ),
  rights: pub(rights),
  login: pub(
    z
      .strictObject({
        direct: z
          .boolean()
          .meta({ description: "true: customers can log in here with BankID. false: they always come from the bank." }),
      })
      .meta({ description: "How customers get in." }),
  ),
  logout: pub(logout),
  urls: pub(
    z
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
      .meta({ description: "Addresses outside the portal." }),
  ),
  allowedHosts: pub(
    z.array(hostname("An exact host name.")).max(50).meta({
      description: "Hosts that a URL sent by the server (loginUrl, logoutUrl) may name. Anything else is refused.",
    }),
  ),
  frameAncestors: pub(
    z.array(origin("An origin whose pages may show the portal in a frame.")).max(20).optional().meta({
      description:
        "Origins (the online bank's, for example) whose pages may show the portal in a frame; sent as frame-ancestors. Left out or empty: none may.",
    }),
  ),
  dataController: pub(
    z
      .strictObject({
        name: text("Full company name.", 100),
        organisationNumber: organisationNumber("Organisation number, 9 digits.").optional(),
      })
      .meta({ description: "The company responsible for personal data; named in the cookie dialog." }),
  ),
  cookieConsent: pub(
    z
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
      .meta({ description: "The portal's own cookie consent." }),
  ),
  analytics: pub(
    z
      .strictObject({
        consent: consentStrategy,
        token: key("Project token of the analytics service. Left out: nothing is sent.").optional(),
        endpoint: urlOrPath("Address of the analytics service in the EU. Needed when there is a token.").optional(),
      })
      .meta({ description: "Analytics." }),
  ),
  partnerAgreements: pub(
    z
      .strictObject({
        shortnames: z
          .array(text("A distributor shortname of the session.", 60))
          .max(200)
          .meta({ description: "Distributor shortnames that qualify." }),
        bankPlaces: z
          .array(
            z
              .string()
              .regex(/^\d{4}$/, expects("four-digits"))
              .meta({ description: "A bank place number, 4 digits." }),
          )
          .max(1000)
          .meta({ description: "Bank place numbers that qualify." }),
      })
      .meta({
        description: "Which customers see agreements of the partner system: those whose session has one of these.",
      }),
  ),
  profile: pub(
    z
      .strictObject({
        loMemberRow: z.boolean().meta({ description: "Show the row 'Medlem av et LO-forbund' in the profile." }),
      })
      .meta({ description: "The insurance profile." }),
  ),
  features: pub(
    z
      .strictObject({
        overview: z.boolean().meta({
          description: "The overview itself. Off: a general error page, and no navigation on wide screens.",
        }),
        offers: z.boolean().meta({ description: "Saved offers." }),
        purchase: z.boolean().meta({ description: "Purchase entrances." }),
        profile: z.boolean().meta({ description: "The insurance profile." }),
        recommendations: z.boolean().meta({ description: "Next-best-offer recommendations." }),
        feedback: z.boolean().meta({ description: "Feedback widgets." }),
      })
      .meta({ description: "What is switched on." }),
  ),
  marketing: pub(marketing),
  purchase: pub(
    z
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
      .meta({ description: "What the purchase page offers." }),
  ),
  recommendations: pub(
    z
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
      .meta({ description: "Next-best-offer recommendations." }),
  ),
  faq: pub(
    z
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
      .meta({ description: "Questions of 'Finner du ikke forsikringene dine?'." }),
  ),
  cards: pub(
    z
      .strictObject({
        businessPortal: card("The card that leads to the business portal.").optional(),
        maintenanceCalendar: card("The card that leads to the maintenance calendar.").optional(),
      })
      .meta({ description: "Optional cards on the purchase page." }),
  ),
  otherInsurance: pub(
    z
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
      .meta({ description: "'Forsikringer gjennom kort, program, arbeidsgiver eller forbund'. Empty: not shown." }),
  ),
  marketSource: pub(
    z
      .string()
      .regex(/^[A-Z][A-Z_]*$/, expects("capital-letters"))
      .optional()
      .meta({
        description: "The name under which sales of this brand are counted. Left out: the login context decides.",
      }),
  ),
  errorReporting: pub(
    z
      .strictObject({
        dsn: dsn("Where error reports go: the DSN of the error-report service. Left out: nowhere.").optional(),
        crashUrl: urlOrPath(
          "Where browsers send that a page has crashed, by themselves. Left out: they send nothing.",
        ).optional(),
        traffic: z
          .enum(["NORMAL", "HIGH", "EXTRA_HIGH"])
          .meta({ description: "Traffic level; decides how many sessions are recorded." }),
      })
      .meta({ description: "Error reports." }),
  ),
  nativeBridge: pub(
    z.enum(["webkit", "portal-bridge", "detect", "none"]).meta({
      description: "The bridge of the bank's app: detect tries webkit, then PortalBridge. none: plain navigation.",
    }),
  ),
  texts: pub(
    z
      .record(
        z.string(),
        z
          .record(z.string(), overrideText("The text, with the same placeholders as the original."))
          .meta({ description: "Key of the text, to the text of this brand." }),
      )
      .meta({
        description: "Texts of the portal (locales/) in this brand's own words: file name, then key, then text.",
      }),
  ),
} satisfies Record<string, z.ZodType>;

/** A brand in one environment, all layers merged. */
export const effectiveDescriptorSchema = z.strictObject(descriptorShape);
/** A brand in one environment: all layers merged, complete. */
export type EffectiveDescriptor = z.output<typeof effectiveDescriptorSchema>;

/** Host names of one environment, beside the fields of its overlay. */
export const hostnamesSchema = z
  .array(hostname("An exact host name, without scheme and port."))
  .max(50)
  .meta({ description: "Host names at which this environment is served. localhost and *.localhost are always Test." });

type PublicKey = {
  [K in keyof typeof descriptorShape]: (typeof descriptorShape)[K] extends Public ? K : never;
}[keyof typeof descriptorShape];

/** What of a descriptor reaches the customer's bundle, for one environment. */
export type PublicDescriptor = Pick<EffectiveDescriptor, PublicKey>;

/** The names of the public fields, read from the schema. */
export const publicKeys = (Object.keys(descriptorShape) as (keyof typeof descriptorShape)[]).filter(
  (key) => (descriptorShape[key].meta() as { visibility?: string } | undefined)?.visibility === "public",
) as PublicKey[];
