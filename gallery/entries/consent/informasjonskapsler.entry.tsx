import { useState } from "react";
import styled from "styled-components";
import type { ConsentCategory, ConsentCoding } from "#widgets/cookie-consent/consentRecord.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { CookieConsentProvider } from "#widgets/cookie-consent/CookieConsentProvider.tsx";
import { useCookieConsent } from "#widgets/cookie-consent/useCookieConsent.ts";
import { Button } from "#ui/controls/Button.tsx";
import { theme } from "#ui/theme/theme.ts";
import { type MemoryCookieJar, memoryCookieJar } from "#widgets/cookie-consent/memoryCookieJar.ts";
import { propsOf } from "#widgets/cookie-consent/CookieConsentProvider.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";

const cookieName = "galleri-cookie-consent-v3";

interface VisitProps {
  /** The cookie before the visit. */
  readonly stored?: string;
  readonly coding?: ConsentCoding;
  readonly categories?: readonly ConsentCategory[];
  /** Whether there is 'Avvis alle'. */
  readonly rejectAll?: boolean;
  /** Whether the browser keeps cookies. */
  readonly isOpen?: boolean;
}

/** A visit with cookies of its own: the cookies of the gallery do not change. */
function Visit({ stored, isOpen = true, ...settings }: VisitProps) {
  const { dataController } = useTenant();
  const [cookies] = useState(() => memoryCookieJar(stored === undefined ? {} : { [cookieName]: stored }, isOpen));
  return (
    <CookieConsentProvider
      {...settings}
      cookieName={cookieName}
      dataController={dataController}
      privacyLink={<a href="/personvern">Personvern og informasjonskapsler</a>}
      cookies={cookies}
      onAccept={shownCalls.callback("onAccept")}
    >
      <Known cookies={cookies} />
    </CookieConsentProvider>
  );
}

function Known({ cookies }: { readonly cookies: MemoryCookieJar }) {
  const { record, reopen } = useCookieConsent();
  return (
    <Facts>
      <dl>
        <dt>useCookieConsent().record</dt>
        <dd>{JSON.stringify(record)}</dd>
        <dt>Informasjonskapselen</dt>
        <dd>{cookies.read(cookieName) ?? "Finnes ikke"}</dd>
      </dl>
      <Button variant="secondary" aria-haspopup="dialog" onClick={reopen}>
        Informasjonskapsler
      </Button>
    </Facts>
  );
}

/** The dialog covers the whole page, so a button opens it. */
function FirstVisit(props: VisitProps) {
  const [isStarted, setIsStarted] = useState(false);
  if (isStarted) return <Visit {...props} />;
  return (
    <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsStarted(true)}>
      Start et første besøk
    </Button>
  );
}

const Facts = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 1rem;

  dl {
    margin: 0;
  }

  dt {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }

  dd {
    margin: 0 0 0.5rem;
    font-family: monospace;
    overflow-wrap: anywhere;
  }
`;

export const entry: GalleryEntry = {
  id: "informasjonskapsler",
  title: "Samtykke til informasjonskapsler",
  group: "Samtykke",
  docs: "cookie-consent",
  description: [
    "Spør hvilke informasjonskapsler kunden godtar: funksjonelle, statistikk og markedsføring. Svaret ligger i en informasjonskapsel i 120 dager, med navnene eller kodene F, S og M.",
    "Ingen bokser er krysset av på forhånd, og de tre svarene veier like tungt. Første gang må kunden svare. Senere kan dialogen åpnes igjen fra bunnen av siden. Da viser den det som er lagret, og kan lukkes uten endring.",
    "Legg CookieConsentProvider rundt siden. Det som ligger inni, leser svaret med useCookieConsent og kan åpne dialogen igjen.",
  ],
  props: [propsOf("CookieConsentProviderProps")],
  states: [
    { name: "Første besøk", render: () => <FirstVisit /> },
    {
      name: "Besvart, kan åpnes på nytt",
      render: () => <Visit stored='{"functional":"accepted","statistics":"denied","marketing":"accepted"}' />,
    },
    { name: "Første besøk, med kodene F, S og M", render: () => <FirstVisit coding="coded" /> },
    {
      name: "Besvart, men en ny kategori trenger svar",
      render: () => <FirstVisit stored='{"functional":"accepted","statistics":"denied"}' />,
    },
    { name: "Bare statistikk trenger svar", render: () => <FirstVisit categories={["statistics"]} /> },
    { name: "Uten «Avvis alle»", render: () => <FirstVisit rejectAll={false} /> },
    { name: "Nettleseren tar ikke vare på informasjonskapsler", render: () => <Visit isOpen={false} /> },
  ],
};
