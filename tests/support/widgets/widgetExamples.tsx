import type { ReactElement } from "react";
import { Anbefalinger } from "#widgets/anbefalinger/Anbefalinger.tsx";
import { CookieConsentProvider } from "#widgets/cookie-consent/CookieConsentProvider.tsx";
import { useCookieConsent } from "#widgets/cookie-consent/useCookieConsent.ts";
import { FeilPage } from "#widgets/sperrer/FeilPage.tsx";
import { SperrePage } from "#widgets/sperrer/SperrePage.tsx";
import { Kontaktskjema } from "#widgets/tilbakemelding/Kontaktskjema.tsx";
import { Oppfolging } from "#widgets/tilbakemelding/Oppfolging.tsx";
import { Tilbakemelding } from "#widgets/tilbakemelding/Tilbakemelding.tsx";

const ignore = () => undefined;

function ConsentReader() {
  return <p>Statistikk: {useCookieConsent().record.statistics ?? "ikke besvart"}</p>;
}

/** Each widget as another application shows it: without a provider, with nothing but what it must be given. */
export const widgetExamples: Readonly<Record<string, ReactElement>> = {
  "cookie-consent/CookieConsentProvider": (
    <CookieConsentProvider dataController={{ name: "Prøve AS" }} privacyLink={<a href="/personvern">Personvern</a>}>
      <ConsentReader />
    </CookieConsentProvider>
  ),
  "anbefalinger/Anbefalinger": (
    <Anbefalinger
      answer={{ scores: [{ productType: "BIL", score: 1 }] }}
      candidates={[{ productType: "BIL", href: "/kjop/bil" }]}
      held={[]}
    />
  ),
  "sperrer/FeilPage": <FeilPage contactHref="tel:+4721000000" />,
  "sperrer/SperrePage": <SperrePage type="under18" contactHref="tel:+4721000000" hasOverviewLink />,
  "tilbakemelding/Tilbakemelding": <Tilbakemelding question="fornoyd" />,
  "tilbakemelding/Oppfolging": <Oppfolging questions={[{ type: "text", label: "Noe mer?" }]} onAnswers={ignore} />,
  "tilbakemelding/Kontaktskjema": <Kontaktskjema hasPhone onSend={ignore} />,
};
