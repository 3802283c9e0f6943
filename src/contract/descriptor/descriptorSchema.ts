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
import { languages } from "../pageLanguage.ts";
import {
  brandId,
  dsn,
  email,
  expects,
  file,
  hostname,
  key,
  organisationNumber,
  origin,
  overrideText,
  text,
  urlOrPath,
} from "./fields.ts";
import { analytics, cookieConsent } from "./consent.ts";
import { marketing } from "./marketing.ts";
import { footer, logout, urls } from "./outside.ts";
import { cards, faq, otherInsurance, purchase, recommendations } from "./purchase.ts";
import { rights } from "./rights.ts";

/** Type-level mark of a field that reaches the customer's bundle; the value lives in the schema's metadata. */
export interface Public {
  readonly __public: true;
}

function pub<S extends z.ZodType>(schema: S): S & Public {
  return schema.meta({ ...schema.meta(), visibility: "public" }) as S & Public;
}

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
  footer: pub(footer),
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
  urls: pub(urls),
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
  cookieConsent: pub(cookieConsent),
  analytics: pub(analytics),
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
  purchase: pub(purchase),
  recommendations: pub(recommendations),
  faq: pub(faq),
  cards: pub(cards),
  otherInsurance: pub(otherInsurance),
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
  notices: pub(
    z
      .strictObject({
        everyMinutes: z.int().min(1).max(60).meta({
          description:
            "How often a page that is looked at asks for notices, in minutes, from 1 to 60: at most this long after a notice is given, an open page has it.",
        }),
      })
      .meta({ description: "Notices by the hour: what customers are told about the service, without a new release." }),
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
