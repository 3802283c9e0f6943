import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, StrictMode } from "react";
import { vi } from "vitest";
import type { ConsentRecord } from "#widgets/cookie-consent/consentRecord.ts";
import { CookieConsentProvider } from "#widgets/cookie-consent/CookieConsentProvider.tsx";
import type { ConsentOutcome } from "#widgets/cookie-consent/consentStore.ts";
import { useCookieConsent } from "#widgets/cookie-consent/useCookieConsent.ts";
import { Announcer } from "#ui/feedback/Announcer.tsx";
import { type MemoryCookieJar, memoryCookieJar } from "#widgets/cookie-consent/memoryCookieJar.ts";

type Props = Partial<ComponentProps<typeof CookieConsentProvider>>;

interface ConsentVisit extends Props {
  /** Value of the consent cookie before the visit. */
  readonly stored?: string;
  /** Whether the browser stores cookies. Default: yes. */
  readonly isOpen?: boolean;
}

const cookieName = "prove-consent-v3";

/** Value of the cookie with everything accepted. */
export const accepted = '{"functional":"accepted","statistics":"accepted","marketing":"accepted"}';

/** Value of the cookie with everything denied. */
export const denied = '{"functional":"denied","statistics":"denied","marketing":"denied"}';

/** Part of a page that shows the consent and can reopen the dialog. */
export function ConsentReader() {
  const { record, reopen, isStored } = useCookieConsent();
  return (
    <>
      <output aria-label="Samtykke">{JSON.stringify(record)}</output>
      <output aria-label="Lagret">{String(isStored)}</output>
      <button onClick={reopen}>Informasjonskapsler</button>
    </>
  );
}

/** Shows a page that asks for cookie consent, under StrictMode. */
export function showConsent({ stored, isOpen = true, ...props }: ConsentVisit = {}) {
  const cookies: MemoryCookieJar = memoryCookieJar(stored === undefined ? {} : { [cookieName]: stored }, isOpen);
  const onAccept = vi.fn<(record: ConsentRecord, outcome: ConsentOutcome) => void>();
  const page = (changed: Props = {}) => (
    <StrictMode>
      <CookieConsentProvider
        cookieName={cookieName}
        dataController={{ name: "Prøve AS", organisationNumber: "900000999" }}
        cookies={cookies}
        onAccept={onAccept}
        {...props}
        {...changed}
      >
        <ConsentReader />
      </CookieConsentProvider>
      <Announcer />
    </StrictMode>
  );
  const { rerender } = render(page());
  return {
    cookies,
    onAccept,
    /** Renders again with other props. */
    change: (changed: Props) => rerender(page(changed)),
    /** Value of the consent cookie. */
    value: () => cookies.read(cookieName),
    /** Another tab writes the consent cookie. */
    answerElsewhere: (value: string) => cookies.keep({ name: cookieName, value, path: "/", maxAgeSeconds: 60 }),
    reopen: () => userEvent.click(screen.getByRole("button", { name: "Informasjonskapsler" })),
  };
}

/** The dialog, when it is open. */
export const consentDialog = () => screen.queryByRole("dialog", { name: "Velg informasjonskapsler" });

/** Presses a button of the dialog. */
export const pressInDialog = (name: string) =>
  userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name }));

export const consentBox = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

/** Names of the boxes that are ticked. */
export const tickedBoxes = () =>
  ["Funksjonelle", "Statistikk", "Markedsføring"].filter((name) => consentBox(name).checked);

/** The consent that the page shows. */
export const knownRecord = () =>
  JSON.parse(screen.getByRole("status", { name: "Samtykke" }).textContent) as ConsentRecord;

/** The visitor comes back to the tab. */
export const lookAgain = () => {
  act(() => void window.dispatchEvent(new Event("focus")));
};
