/** The modules of one entry, by path below `src/`, and what it exports of each; `type X` for a type. */
type EntryExports = Readonly<Record<string, readonly string[]>>;

/**
 * The public API of the package: `@forsikringsportal/widgets/<entry>`. A name that is taken out, or changes its
 * meaning, is a breaking change (docs/widgets/upgrading.md).
 */
export const widgetEntries: Readonly<Record<string, EntryExports>> = {
  "analytics-consent": {
    "widgets/analytics-consent/analyticsState.ts": ["type AnalyticsConsent", "type AnalyticsState"],
    "widgets/analytics-consent/createAnalytics.ts": [
      "createAnalytics",
      "type Analytics",
      "type AnalyticsDeps",
      "type AnalyticsTransport",
    ],
    "widgets/analytics-consent/readAnalyticsConsent.ts": ["readAnalyticsConsent", "type AnalyticsConsentSource"],
    "widgets/analytics-consent/watchAnalyticsConsent.ts": ["watchAnalyticsConsent"],
  },
  "block-pages": {
    "widgets/sperrer/SperrePage.tsx": ["SperrePage", "type SperrePageProps", "type SperreType"],
    "widgets/sperrer/sperrerTexts.ts": ["type SperrerText"],
  },
  button: {
    "ui/controls/Button.tsx": ["Button", "type ButtonProps"],
  },
  checkbox: {
    "ui/form/choice/ChoiceOption.ts": ["type ChoiceOption"],
    "ui/form/choice/Checkbox.tsx": ["Checkbox", "type CheckboxProps"],
    "ui/form/choice/CheckboxGroup.tsx": ["CheckboxGroup", "type CheckboxGroupProps"],
  },
  "cookie-consent": {
    "ui/store/readCookie.ts": ["readCookie"],
    "widgets/cookie-consent/CookieConsentDialog.tsx": ["type DataController"],
    "widgets/cookie-consent/CookieConsentProvider.tsx": ["CookieConsentProvider", "type CookieConsentProviderProps"],
    "widgets/cookie-consent/cookieConsentTexts.ts": ["type CookieConsentText"],
    "widgets/cookie-consent/consentRecord.ts": [
      "parseConsentRecord",
      "type ConsentCategory",
      "type ConsentCoding",
      "type ConsentRecord",
    ],
    "widgets/cookie-consent/consentStore.ts": ["type ConsentOutcome"],
    "widgets/cookie-consent/cookieJar.ts": ["type CookieJar"],
    "widgets/cookie-consent/memoryCookieJar.ts": ["memoryCookieJar"],
    "widgets/cookie-consent/useCookieConsent.ts": ["useCookieConsent", "type CookieConsent"],
    "widgets/cookie-consent/watchConsent.ts": ["watchConsent"],
  },
  "contact-form": {
    "widgets/tilbakemelding/Kontaktskjema.tsx": ["Kontaktskjema", "type KontaktskjemaProps"],
    "widgets/tilbakemelding/kontakt.ts": ["type Kontakt"],
    "widgets/tilbakemelding/tilbakemeldingText.ts": ["type TilbakemeldingText"],
  },
  countdown: {
    "ui/feedback/Countdown.tsx": ["Countdown", "type CountdownProps"],
  },
  dialog: {
    "ui/controls/useOpenState.ts": ["type OpenReason"],
    "ui/overlay/Dialog.tsx": ["Dialog", "type DialogProps", "type DialogTriggerProps"],
    "ui/overlay/DialogHead.tsx": ["DialogHead", "type DialogHeadProps"],
  },
  "error-pages": {
    "widgets/sperrer/FeilPage.tsx": ["FeilPage", "type FeilPageProps", "type FeilType"],
    "widgets/sperrer/sperrerTexts.ts": ["type SperrerText"],
  },
  "expandable-section": {
    "ui/controls/useOpenState.ts": ["type OpenReason"],
    "ui/controls/Disclosure.tsx": ["Disclosure", "type DisclosureProps"],
  },
  feedback: {
    "widgets/tilbakemelding/Tilbakemelding.tsx": ["Tilbakemelding", "type TilbakemeldingProps"],
    "widgets/tilbakemelding/tilbakemeldingStore.ts": [
      "type KontaktHost",
      "type OppfolgingHost",
      "type TilbakemeldingHost",
    ],
    "widgets/tilbakemelding/tilbakemeldingText.ts": ["type TilbakemeldingText"],
    "widgets/tilbakemelding/sporsmal/sporsmal.ts": [
      "type Sporsmal",
      "type SporsmalOption",
      "type Svar",
      "type ValgSporsmal",
    ],
    "widgets/tilbakemelding/oppfolging/oppfolgingStep.ts": ["type SvarDelivery"],
    "widgets/tilbakemelding/svar/hovedsporsmal.ts": ["type TilbakemeldingPreset"],
    "widgets/tilbakemelding/svar/svarStep.ts": ["type TilbakemeldingAnswer"],
    "widgets/tilbakemelding/kontakt.ts": ["type Kontakt"],
  },
  "follow-up": {
    "widgets/tilbakemelding/Oppfolging.tsx": ["Oppfolging", "type OppfolgingProps"],
    "widgets/tilbakemelding/sporsmal/sporsmal.ts": ["type Sporsmal", "type SporsmalOption", "type Svar"],
    "widgets/tilbakemelding/tilbakemeldingText.ts": ["type TilbakemeldingText"],
  },
  language: {
    "widgets/texts/WidgetLanguage.tsx": ["WidgetLanguage", "type WidgetLanguageProps"],
  },
  loader: {
    "ui/feedback/Loader.tsx": ["Loader", "type LoaderProps"],
  },
  menu: {
    "ui/overlay/menu/useMenu.ts": ["type MenuTriggerProps"],
    "ui/controls/useOpenState.ts": ["type OpenReason"],
    "ui/overlay/menu/Menu.tsx": ["Menu", "type MenuProps"],
    "ui/overlay/menu/menuItem.ts": ["type MenuAction", "type MenuItem", "type MenuLink", "type Submenu"],
  },
  message: {
    "ui/feedback/Message.tsx": ["Message", "type MessageProps"],
    "ui/feedback/messageVariantStyle.ts": ["type MessageVariant"],
  },
  "radio-group": {
    "ui/form/choice/ChoiceOption.ts": ["type ChoiceOption"],
    "ui/form/choice/RadioGroup.tsx": ["RadioGroup", "type RadioGroupProps"],
  },
  recommendations: {
    "widgets/anbefalinger/Anbefalinger.tsx": ["Anbefalinger", "type AnbefalingerProps"],
    "widgets/anbefalinger/AnbefalingCandidate.ts": [
      "type Anbefaling",
      "type AnbefalingCandidate",
      "type AnbefalingImageSource",
      "type AnbefalingLinkProps",
    ],
    "widgets/anbefalinger/AnbefalingPhotoCard.tsx": ["type Discount"],
    "widgets/anbefalinger/anbefalingText.ts": ["type AnbefalingText"],
    "widgets/anbefalinger/chooseAnbefalinger.ts": ["type AnbefalingAnswer", "type ProduktScore"],
  },
  skeleton: {
    "ui/feedback/Skeleton.tsx": ["Skeleton", "type SkeletonProps"],
  },
  "smiley-scale": {
    "ui/form/choice/SmileyScale.tsx": ["SmileyScale", "type SmileyScaleProps"],
  },
  "system-message": {
    "ui/feedback/SystemMessage.tsx": ["SystemMessage", "type SystemMessageProps"],
    "ui/feedback/messageVariantStyle.ts": ["type MessageVariant"],
  },
  "text-area": {
    "ui/form/text/TextArea.tsx": ["TextArea", "type TextAreaProps"],
  },
  "text-field": {
    "ui/form/text/TextField.tsx": ["TextField", "type TextFieldProps"],
  },
  toast: {
    "ui/feedback/toast/ToastArea.tsx": ["ToastArea", "type ToastAreaProps"],
    "ui/feedback/toast/createToasts.ts": ["createToasts", "type ToastHold", "type ToastView", "type Toasts"],
    "ui/feedback/toast/toastQueue.ts": ["type Toast", "type ToastContent"],
  },
  tooltip: {
    "ui/overlay/tooltip/useTooltip.ts": ["type TooltipTriggerButtonProps"],
    "ui/controls/useOpenState.ts": ["type OpenReason"],
    "ui/overlay/tooltip/HintTooltip.tsx": ["HintTooltip", "type HintTooltipProps"],
    "ui/overlay/tooltip/Tooltip.tsx": ["Tooltip", "type TooltipProps"],
    "ui/overlay/tooltip/TooltipContent.tsx": ["TooltipContent", "type TooltipContentProps"],
    "ui/overlay/tooltip/TooltipTrigger.tsx": ["TooltipTrigger", "type TooltipTriggerProps"],
  },
};

/**
 * The code of an entry: it exports what the table says, and nothing else.
 * @param specifier how a module below `src/` is imported, by its path
 */
export function entrySource(entry: string, specifier: (path: string) => string): string {
  const modules = widgetEntries[entry];
  if (modules === undefined) throw new Error(`"${entry}" is not in scripts/widgets/widgetEntries.ts`);
  return Object.entries(modules)
    .map(([path, names]) => `export { ${names.join(", ")} } from ${JSON.stringify(specifier(path))};\n`)
    .join("");
}
