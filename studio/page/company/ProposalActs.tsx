import { type ReactNode, useId, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogHead } from "#ui/overlay/DialogHead.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { ActRequest, Proposal } from "#studio/document/company/CompanyWire.ts";
import { text } from "../texts.ts";
import { NameForm, ReasonForm, TimeForm } from "./ActForms.tsx";
import { companyApi } from "./companyApi.ts";
import { refusalWords } from "./refusalWords.ts";

type Act = ActRequest["act"];

interface ProposalActsProps {
  readonly proposal: Proposal;
  readonly help: string;
  readonly onChanged: (proposal: Proposal) => void;
}

/** Acts that are done at once, in the order of their weight. */
const plainActs = ["ask", "approve", "publish", "unplan"] as const satisfies readonly Act[];

/** The buttons of what somebody may do with a proposal now. */
export function ProposalActs({ proposal, help, onChanged }: ProposalActsProps) {
  const [running, setRunning] = useState<Act>();
  const [refusal, setRefusal] = useState<string>();
  const { number, head, may } = proposal;
  const isPlanned = proposal.state.kind === "planned";
  const isOffered = (act: Act): boolean =>
    act === "unplan" ? isPlanned && may.includes("plan") : may.some((each) => each === act);
  const act = async (name: Act, more: Partial<ActRequest> = {}): Promise<boolean> => {
    setRunning(name);
    setRefusal(undefined);
    try {
      onChanged(await companyApi.act(number, { act: name, head, ...more }));
      announcements.announce(text(`act.done.${name}`));
      return true;
    } catch (error) {
      setRefusal(refusalWords(error, help));
      // What others have done is shown.
      await companyApi.proposal(number).then(onChanged, () => undefined);
      return false;
    } finally {
      setRunning(undefined);
    }
  };
  const offered = plainActs.filter(isOffered);
  // Conflicts are decided first.
  const isReady = proposal.conflicts.length === 0;
  return (
    <Acts>
      {offered.map((name, place) => (
        <Button
          key={name}
          variant={place === 0 && isReady ? "primary" : "secondary"}
          busy={running === name}
          onClick={() => void act(name)}
        >
          {text(`act.${name}`)}
        </Button>
      ))}
      {isOffered("plan") && !isPlanned && (
        <AskedAct
          refusal={refusal}
          name="plan"
          onGiven={(time) => act("plan", { for: time })}
          form={(send) => <TimeForm onChosen={send} />}
        />
      )}
      {isOffered("return") && (
        <AskedAct
          refusal={refusal}
          name="return"
          onGiven={(reason) => act("return", { reason })}
          form={(send) => <ReasonForm onGiven={send} />}
        />
      )}
      {isOffered("takeBack") && <Sure name="takeBack" onSure={() => act("takeBack")} />}
      {isOffered("rename") && (
        <AskedAct
          refusal={refusal}
          name="rename"
          onGiven={(title) => act("rename", { title })}
          form={(send) => <NameForm former={proposal.title} onGiven={send} />}
        />
      )}
      {isOffered("close") && <Sure name="close" onSure={() => act("close")} />}
      {refusal !== undefined && <Message variant="error">{refusal}</Message>}
    </Acts>
  );
}

/** Asks once more before something that people notice. */
function Sure({ name, onSure }: { readonly name: "close" | "takeBack"; readonly onSure: () => Promise<boolean> }) {
  const id = useId();
  return (
    <Dialog
      aria-labelledby={id}
      trigger={(props) => (
        <Button variant={name === "close" ? "quiet" : "secondary"} {...props}>
          {text(`act.${name}`)}
        </Button>
      )}
    >
      {(close) => (
        <>
          <DialogHead id={id} onClose={close}>
            {text(`act.${name}Title`)}
          </DialogHead>
          <p>{text(`act.${name}Text`)}</p>
          <ButtonRow>
            <Button variant="primary" onClick={() => void onSure().finally(close)}>
              {text(`act.${name}`)}
            </Button>
            <Button variant="secondary" onClick={close}>
              {text("company.cancel")}
            </Button>
          </ButtonRow>
        </>
      )}
    </Dialog>
  );
}

interface AskedActProps {
  readonly name: "plan" | "rename" | "return";
  /** Sends what was answered. Gives whether it was done: the dialog stays open when it was not. */
  readonly onGiven: (answer: string) => Promise<boolean>;
  readonly form: (send: (answer: string) => void) => ReactNode;
  /** Why it was not done. */
  readonly refusal: string | undefined;
}

/** An act that needs an answer, which a form in a dialog asks for. */
function AskedAct({ name, onGiven, form, refusal }: AskedActProps) {
  const id = useId();
  return (
    <Dialog
      aria-labelledby={id}
      trigger={(props) => (
        <Button variant={name === "rename" ? "quiet" : "secondary"} {...props}>
          {text(`act.${name}`)}
        </Button>
      )}
    >
      {(close) => (
        <>
          <DialogHead id={id} onClose={close}>
            {text(`act.${name}`)}
          </DialogHead>
          {form((answer) => void onGiven(answer).then((isDone) => isDone && close()))}
          {refusal !== undefined && <Message variant="error">{refusal}</Message>}
        </>
      )}
    </Dialog>
  );
}

const Acts = styled.section`
  display: grid;
  gap: 0.5rem;
  padding: 1rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  &:empty {
    display: none;
  }
`;
