import { type ComponentProps, useCallback, useId, useState } from "react";
import styled from "styled-components";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { LiveRegion } from "#ui/feedback/LiveRegion.tsx";
import { spokenAgain } from "#ui/feedback/spokenAgain.ts";
import { KontaktskjemaForm } from "./kontakt/KontaktskjemaForm.tsx";
import { OppfolgingOffer } from "./oppfolging/OppfolgingOffer.tsx";
import { OppfolgingSporsmal } from "./oppfolging/OppfolgingSporsmal.tsx";
import type { ValgSporsmal } from "./sporsmal/sporsmal.ts";
import { SvarForm } from "./svar/SvarForm.tsx";
import { TakkMessage } from "./svar/TakkMessage.tsx";
import type { TilbakemeldingEvent } from "./tilbakemeldingEvent.ts";
import type { TilbakemeldingPlan, TilbakemeldingState } from "./tilbakemeldingState.ts";
import { useStageFocus } from "./useStageFocus.ts";
import type { TilbakemeldingReader } from "./tilbakemeldingText.ts";

interface TilbakemeldingSectionProps extends ComponentProps<"section"> {
  readonly t: TilbakemeldingReader;
  readonly state: TilbakemeldingState;
  readonly dispatch: (event: TilbakemeldingEvent) => void;
  /** The stages after the feedback. */
  readonly plan: TilbakemeldingPlan;
  /** The main question, where the feedback begins with one. */
  readonly question?: ValgSporsmal;
}

/** What the live region of a widget says, and a function that announces a text once. */
function useAnnouncement(): readonly [string, (text: string) => void] {
  const [said, setSaid] = useState("");
  const announce = useCallback((text: string) => setSaid((before) => spokenAgain(text, before)), []);
  return [said, announce];
}

/**
 * The current stage of feedback, follow-up and contact form. Focus follows from one to the next (spec: feedback-35).
 */
export function TilbakemeldingSection(props: TilbakemeldingSectionProps) {
  const { t, state, dispatch, plan, question, ref, ...rest } = props;
  const headingId = useId();
  const [said, announce] = useAnnouncement();
  const section = useStageFocus(placeOf(state), ref, announce);
  const stage = { t, dispatch, announce };
  const shared = { ...stage, headingId };
  const thanks = "thanks" in state ? state.thanks : undefined;

  return (
    // The main question names the group of its answers. A name of the section would say it once more.
    <Section aria-labelledby={state.stage === "svar" ? undefined : headingId} {...rest} ref={section}>
      {thanks && <TakkMessage t={t} takk={thanks} headingId={state.stage === "done" ? headingId : undefined} />}
      {state.stage === "svar" && question && <SvarForm {...stage} state={state} question={question} />}
      {state.stage === "oppfolging" && state.status === "offered" && <OppfolgingOffer {...shared} />}
      {state.stage === "oppfolging" && state.status === "asked" && (
        <OppfolgingSporsmal key={state.step} {...shared} state={state} />
      )}
      {state.stage === "kontakt" && <KontaktskjemaForm {...shared} state={state} hasPhone={plan.kontakt?.hasPhone} />}
      {state.stage === "done" && thanks === undefined && (
        <VisuallyHidden as="h2" id={headingId} tabIndex={-1}>
          {t("closed")}
        </VisuallyHidden>
      )}
      <LiveRegion>{said}</LiveRegion>
    </Section>
  );
}

function placeOf(state: TilbakemeldingState): string {
  if (state.stage === "oppfolging" && state.status === "asked") return `step ${state.step}`;
  return state.stage;
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: 1rem;

  @media print {
    display: none;
  }
`;
