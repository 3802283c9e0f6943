import { readFileSync } from "node:fs";
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type {
  ChangedTexts,
  DocumentTexts,
  FileKind,
  StudioDocument,
  StudioFinding,
  Environment,
} from "#studio/document/StudioDocument.ts";
import { isOfBase } from "#studio/document/FormBasis.ts";
import { fixFinding } from "#studio/page/findings/fixFinding.ts";
import { useShownState } from "#studio/page/findings/useShownState.ts";
import { FormPane } from "#studio/page/form/FormPane.tsx";
import { useLanguages } from "#studio/page/languages/useLanguages.ts";
import { LeftOffer } from "#studio/page/offers/LeftOffer.tsx";
import { OfferBar } from "#studio/page/offers/OfferBar.tsx";
import { createEditSession } from "#studio/page/session/createEditSession.ts";
import type { PlacedFinding } from "#studio/page/form/model/createForm.ts";
import type { OpenedBrand } from "#studio/page/session/useOpenDocument.ts";
import type { JsonSchema } from "#studio/page/studioApi.ts";
import { type EditRights, EditRightsContext } from "#studio/page/session/useEditRights.ts";
import { sectionPanels } from "#studio/page/brand/sectionPanels.ts";
import { render } from "./renderPage.tsx";

const readSchema = (path: string) => JSON.parse(readFileSync(path, "utf8")) as JsonSchema;
const themeSchema = readSchema("themes/theme.schema.json");
const textSchema = readSchema("tenants/language.schema.json");
const schemas = {
  nb: textSchema,
  nn: textSchema,
  en: textSchema,
  descriptor: readSchema("tenants/tenant.schema.json"),
  theme: themeSchema,
  resolver: readSchema("themes/resolver.schema.json"),
  dark: themeSchema,
  more: themeSchema,
};

const base = {
  languages: ["nb"],
  features: { feedback: true },
  urls: { partnerInbox: "/innboks" },
  recommendations: { candidates: ["BIL", "HUS"] },
  faq: [{ question: "Hvorfor?", answer: "Derfor." }],
  analytics: { consent: { strategy: "consent-cookie" } },
  environments: { QA: { urls: { partnerInbox: "/qa" } } },
};

/** The made-up brand's descriptor. */
export const descriptor = `{
  "id": "fjord",
  // What customers know.
  "name": "Fjord", // short
  "logo": { "alignment": "left" },

  // Below every page.
  "footer": { "contact": { "telefon": "21000000" } },

  "urls": { "timeout": "/ut" },
  "environments": {
    "QA": { "hostnames": ["qa.fjord.example"], "urls": { "timeout": "/ut-qa" } }
  }
}
`;

/** Its theme, of which only a few roles are there. */
export const themeText = `{
  "radius": {
    "$type": "dimension",
    "card": { "$value": { "value": 8, "unit": "px" } }
  },
  "font": { "body": { "$value": ["inter", "sans-serif"] } }
}
`;

const opened: StudioDocument = {
  id: "fjord",
  name: "Fjord",
  revision: 1,
  files: "1",
  paths: {
    descriptor: "tenants/fjord/tenant.jsonc",
    theme: "themes/fjord.tokens.json",
    resolver: "themes/fjord.resolver.json",
    dark: "themes/fjord.dark.tokens.json",
    more: "themes/fjord.more.tokens.json",
  },
  texts: { descriptor, theme: themeText },
  saved: { descriptor, theme: themeText },
  preview: {
    status: "none",
    page: "",
    look: { css: "", attributes: {} },
    hasDirectLogin: false,
    hasDark: false,
    environment: "Test",
  },
};

/** The made-up brand, opened without a server. */
export function startBrand(
  findings: readonly StudioFinding[] = [],
  text = descriptor,
  others: Partial<DocumentTexts> = {},
): OpenedBrand {
  const texts = { descriptor: text, theme: themeText, ...others };
  const files = { logo: "tenants/fjord/logo.svg", logoDark: "tenants/fjord/logo.dark.svg" };
  const images = Object.fromEntries(Object.entries(files).filter(([kind]) => kind in others));
  const document = {
    ...opened,
    paths: { ...opened.paths, ...images },
    texts,
    saved: { ...opened.saved, ...others },
  };
  // The server keeps what it was sent: the page asks for it again every few seconds.
  let kept = document;
  const answer = () => Promise.resolve(kept);
  const api = {
    change: (_id: string, revision: number, sent: ChangedTexts) => {
      kept = { ...kept, texts: { ...kept.texts, ...sent }, revision: revision + 1 };
      return answer();
    },
    mark: answer,
    check: () => Promise.resolve({ revision: 1, findings: [] }),
    open: answer,
    rebase: answer,
    save: answer,
  };
  const session = createEditSession(document, findings, { api, now: () => 0, later: () => undefined });
  const inEnglish = { ...base, faq: [{ question: "Why?", answer: "Because." }] };
  const basis = {
    base: { nb: base, nn: base, en: inEnglish },
    texts: {
      nb: { felles: { lukk: "Lukk vinduet", vis: "Vis mer" } },
      nn: { felles: { lukk: "Lukk vindauget", vis: "Vis meir" } },
      en: { felles: { lukk: "Close the window", vis: "Show more" } },
    },
  };
  return { session, schemas, choices: { customers: [], pages: [], normal: "", states: [] }, basis, isRecovered: false };
}

/** The base that all brands share, opened without a server. */
export function startBase(text: string, languages: Partial<DocumentTexts> = {}): OpenedBrand {
  const { basis, ...opened } = startBrand([], text, { theme: "", ...languages });
  return { ...opened, basis: { texts: basis.texts } };
}

interface PaneProps {
  readonly brand: OpenedBrand;
  readonly environment?: Environment | undefined;
  readonly others?: readonly PlacedFinding[] | undefined;
  /** Another pane has its place. */
  readonly isHidden?: boolean;
}

/** The form of a brand, without what is around it. */
export function Pane({ brand, environment = "all", others = [], isHidden = false }: PaneProps) {
  const state = useShownState(brand.session);
  const languages = useLanguages(brand, state);
  return (
    <>
      <FormPane
        panels={isOfBase(brand.basis) ? new Map() : sectionPanels}
        brand={brand}
        state={state}
        environment={environment}
        languages={languages}
        others={others}
        onFix={(finding) => fixFinding(brand.session, finding)}
        isHidden={isHidden}
      />
      <OfferBar session={brand.session} />
      <LeftOffer />
    </>
  );
}

/** What the server answers to the form: no fonts, no history, and another brand with the same value. */
export function answerForm(url: string): Promise<Response> {
  if (url.includes("/fonts")) return Promise.resolve(Response.json({ choices: [] }));
  return Promise.resolve(Response.json(url.includes("/origin?") ? { kind: "unknown" } : ["Dyp Bank"]));
}

/** Shows the form of a brand, in a page of its own. @param rights left out: it is not known what the person may change */
export function openForm(
  brand = startBrand(),
  environment: Environment = "all",
  others: readonly PlacedFinding[] = [],
  rights?: EditRights,
) {
  const { workshop } = render(
    <EditRightsContext value={rights}>
      <Pane brand={brand} environment={environment} others={others} />
    </EditRightsContext>,
  );
  const user = userEvent.setup();
  return {
    user,
    workshop,
    text: (kind: FileKind = "descriptor") => brand.session.get().history.texts[kind] ?? "",
    undo: () => act(() => brand.session.undo()),
    open: (title: string) => user.click(screen.getByRole("heading", { level: 3, name: new RegExp(`^${title}`) })),
  };
}
