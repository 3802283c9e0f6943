import { basePath } from "#contract/basePath.ts";
import { useState } from "react";
import styled from "styled-components";
import type { AnalyticsEvent } from "#core/analytics/analyticsEvent.ts";
import { analyticsProperties } from "#core/analytics/analyticsProperties.ts";
import type { TrackedEvent } from "#core/analytics/track.ts";
import type { AnalyticsConsent } from "#widgets/analytics-consent/analyticsState.ts";
import { createAnalytics } from "#widgets/analytics-consent/createAnalytics.ts";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { RadioGroup } from "#ui/form/choice/RadioGroup.tsx";
import { createStore } from "#ui/store/createStore.ts";
import { useStore } from "#ui/store/useStore.ts";
import { theme } from "#ui/theme/theme.ts";
import { propsOf } from "#widgets/analytics-consent/createAnalytics.ts?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";

const choices = [
  { value: "UNANSWERED", label: "Ikke besvart" },
  { value: "OPTED_IN", label: "Sagt ja" },
  { value: "OPTED_OUT", label: "Sagt nei" },
] as const;

const examples: readonly AnalyticsEvent[] = [
  { kind: "pageLoad" },
  { kind: "buttonClick", type: "lenke", navn: "Se detaljer", verdi: "/privat/forsikring/motor/detaljer/[number]" },
  { kind: "formInput", felt: "E-postadresse", verdi: true },
  { kind: "nboLoad", produkt: "OVERSIKT", verdi: 3 },
  { kind: "purchaseBlock", type: "under18" },
];

/** How many of the newest events are listed. */
const shownEvents = 5;

/** Analytics with its own consent and transport: nothing is sent outside the gallery. */
function createDemo(first: AnalyticsConsent, happened: number) {
  let isStarted = false;
  // Calls for events from before the start are not shown.
  const log = (call: string) => isStarted && shownCalls.add(call);
  let consent = first;
  const sent = createStore<readonly TrackedEvent[]>([]);
  const analytics = createAnalytics<TrackedEvent>({
    readConsent: () => consent,
    clearStorage: () => log("clearStorage()"),
    loadTransport: () => {
      log("loadTransport()");
      return Promise.resolve({
        send: (tracked) => sent.set([...sent.get(), tracked]),
        stop: () => log("stop()"),
      });
    },
  });
  let next = 0;
  const track = () => {
    const event = examples[next % examples.length] ?? { kind: "pageLoad" };
    next += 1;
    analytics.track({ event, time: Date.now(), side: basePath });
  };
  for (let n = 0; n < happened; n += 1) track();
  isStarted = true;
  return {
    track,
    choose(choice: AnalyticsConsent) {
      consent = choice;
      analytics.refresh();
    },
    analytics,
    sent,
  };
}

interface DemoProps {
  readonly consent?: AnalyticsConsent;
  /** How many events there are at the start. */
  readonly happened?: number;
}

function Demo({ consent: first = "UNANSWERED", happened = 0 }: DemoProps) {
  const [demo] = useState(() => createDemo(first, happened));
  const { consent, waiting } = useStore(demo.analytics);
  const sent = useStore(demo.sent);
  return (
    <Column>
      <RadioGroup
        legend="Samtykke til statistikk"
        options={choices}
        value={consent}
        onValueChange={(choice) => demo.choose(choice)}
      />
      <ButtonRow>
        <Button variant="secondary" onClick={() => demo.track()}>
          La noe hende
        </Button>
      </ButtonRow>
      <Events title="Venter" events={waiting} />
      <Events title="Sendt" events={sent} />
    </Column>
  );
}

function Events({ title, events }: { readonly title: string; readonly events: readonly TrackedEvent[] }) {
  return (
    <div role="status" aria-label={title}>
      <strong>
        {title}: {events.length}
      </strong>
      <ul>
        {events.slice(-shownEvents).map((tracked, place) => {
          const { category, properties } = analyticsProperties(tracked);
          const { time: _, ...fields } = properties;
          const written = Object.entries(fields).map(([name, value]) => `${name}: ${String(value)}`);
          // Events have no id: the index is the key.
          return <li key={place}>{[category, ...written].join(" · ")}</li>;
        })}
      </ul>
    </div>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1rem;

  ul {
    margin: 0.5rem 0 0;
    padding-inline-start: 1.5rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
    overflow-wrap: anywhere;
  }
`;

export const entry: GalleryEntry = {
  id: "analyse",
  title: "Samtykke til statistikk",
  group: "Samtykke",
  docs: "analytics-consent",
  description: [
    "Hendelser i portalen blir statistikk bare når kunden har sagt ja. Fram til svaret venter de i siden, og biblioteket som sender dem, hentes ikke. Sier kunden nei, er de borte, og nye blir ikke tatt vare på.",
    "Her kan du la noe hende, og si ja eller nei underveis. Ingenting forlater galleriet.",
    "En hendelse sier hva slags ting som skjedde, aldri hvem det skjedde med: ikke navn, ikke tall i adresser, ikke det som er skrevet i et felt.",
  ],
  props: [propsOf("AnalyticsDeps")],
  states: [
    { name: "Ikke besvart: hendelser venter", render: () => <Demo happened={3} /> },
    { name: "Sagt ja: hendelser sendes", render: () => <Demo consent="OPTED_IN" happened={2} /> },
    { name: "Sagt nei: ingenting tas vare på", render: () => <Demo consent="OPTED_OUT" happened={2} /> },
    { name: "Mer enn hundre har hendt: de eldste er borte", render: () => <Demo happened={104} /> },
  ],
};
