/**
 * An event on a page (spec: analytics-11). Never holds anything that a customer wrote, or that identifies the customer.
 */
export type AnalyticsEvent =
  | PageLoad
  | ComponentLoad
  | ButtonClick
  | PurchaseBlock
  | RecommendationUse
  | CompletedPurchase
  | NboLoad
  | FeedbackGiven
  | FormInput
  | AbTest
  | Statistics;

/** The label of each kind's category, as the analytics service knows it. */
export const analyticsCategories = {
  abTest: "AB-test",
  recommendation: "Anbefaling",
  buttonClick: "Knappetrykk",
  feedback: "Tilbakemelding",
  formInput: "Skjemainput",
  completedPurchase: "GjennomfortKjop",
  purchaseBlock: "Kjopssperre",
  nboLoad: "NBO visning",
  pageLoad: "Sidevisning",
  componentLoad: "Komponentvisning",
  statistics: "Statistikk",
} as const satisfies Record<AnalyticsEvent["kind"], string>;

/** The names of an event's fields. Nothing else of an event is sent. */
export const analyticsFields = ["side", "produkt", "komponent", "type", "navn", "hendelse", "felt", "verdi"] as const;

interface OnPage {
  /** The page's address. Default: the current page. Digits are masked. */
  readonly side?: string;
}

/** A page was shown. */
export interface PageLoad extends OnPage {
  readonly kind: "pageLoad";
}

/** A part of a page was shown. */
export interface ComponentLoad extends OnPage {
  readonly kind: "componentLoad";
  /** What the part is called. */
  readonly komponent: string;
}

/** A button or a link was pressed. */
export interface ButtonClick extends OnPage {
  readonly kind: "buttonClick";
  readonly type: "knapp" | "lenke";
  /**
   * The text of the button or link, when it is the same for every customer. A personal text, such as an agreement's
   * name, is left out.
   */
  readonly navn?: string;
  /** Where a link leads, masked (`maskUrl`). */
  readonly verdi?: string;
}

/** A full-screen block or error was shown (spec: analytics-16). */
export interface PurchaseBlock extends OnPage {
  readonly kind: "purchaseBlock";
  /** Which one, for example `under18`. */
  readonly type: string;
  /** What the customer wanted to buy. */
  readonly produkt?: string;
}

/** A recommendation was seen or followed. */
export interface RecommendationUse extends OnPage {
  readonly kind: "recommendation";
  readonly hendelse: "vist" | "klikket";
  /** The recommended product type. */
  readonly produkt: string;
}

/** Something was bought. */
export interface CompletedPurchase extends OnPage {
  readonly kind: "completedPurchase";
  readonly produkt: string;
}

/** The next-best-offer block was shown. */
export interface NboLoad extends OnPage {
  readonly kind: "nboLoad";
  /** The product that the recommendations were asked for, or OVERSIKT. */
  readonly produkt: string;
  /** How many recommendations it shows. */
  readonly verdi: number;
}

/** A feedback question was answered. Never the free text. */
export interface FeedbackGiven extends OnPage {
  readonly kind: "feedback";
  /** Which question. */
  readonly navn: string;
  /** The chosen answer, for example `ja` or `4`. */
  readonly verdi: string | number;
  /** Sent on purpose, or by leaving the page. */
  readonly hendelse: "sendt" | "forlatt";
  /** What the feedback is about. */
  readonly produkt?: string;
}

/** A field was filled in. The input is never included (spec: analytics-13). */
export interface FormInput extends OnPage {
  readonly kind: "formInput";
  /** The field's label. */
  readonly felt: string;
  /** Whether the field has a value now. */
  readonly verdi?: boolean;
}

/** A visitor was shown a variant of an A/B test. */
export interface AbTest extends OnPage {
  readonly kind: "abTest";
  /** The test. */
  readonly navn: string;
  /** The variant. */
  readonly verdi: string;
}

/** A number or a fact for statistics. */
export interface Statistics extends OnPage {
  readonly kind: "statistics";
  /** The name of the statistic. */
  readonly navn: string;
  readonly verdi: number | boolean;
}
