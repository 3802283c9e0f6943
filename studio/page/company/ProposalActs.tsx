import { type FormEvent, type ReactNode, useId, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { FieldHint, hintProps } from "#ui/form/FieldHint.tsx";
import { FieldFrame } from "#ui/form/text/FieldFrame.tsx";
import { TextArea } from "#ui/form/text/TextArea.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogHead } from "#ui/overlay/DialogHead.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { ActRequest, Proposal } from "#studio/document/company/CompanyWire.ts";
import { instantOf } from "#studio/document/osloTime.ts";
import { controlStyle } from "../parts/controlStyle.ts";
import { text } from "../texts.ts";
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
          name="plan"
          onGiven={(time) => act("plan", { for: time })}
          form={(send) => <TimeForm onChosen={send} />}
        />
      )}
      {isOffered("return") && (
        <AskedAct
          name="return"
          onGiven={(reason) => act("return", { reason })}
          form={(send) => <ReasonForm onGiven={send} />}
        />
      )}
      {isOffered("takeBack") && <Sure name="takeBack" onSure={() => act("takeBack")} />}
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
  readonly name: "plan" | "return";
  /** Sends what was answered. Gives whether it was done: the dialog stays open when it was not. */
  readonly onGiven: (answer: string) => Promise<boolean>;
  readonly form: (send: (answer: string) => void) => ReactNode;
}

/** An act that needs an answer, which a form in a dialog asks for. */
function AskedAct({ name, onGiven, form }: AskedActProps) {
  const id = useId();
  return (
    <Dialog
      aria-labelledby={id}
      trigger={(props) => (
        <Button variant="secondary" {...props}>
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
        </>
      )}
    </Dialog>
  );
}

function ReasonForm({ onGiven }: { readonly onGiven: (reason: string) => void }) {
  const [reason, setReason] = useState("");
  const [isTried, setIsTried] = useState(false);
  const isMissing = reason.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isMissing) onGiven(reason.trim());
  };
  return (
    <form noValidate onSubmit={submit}>
      <TextArea
        label={text("act.reason")}
        value={reason}
        onValueChange={setReason}
        maxLength={2000}
        error={isTried && isMissing ? text("act.reasonNeeded") : undefined}
      />
      <ButtonRow>
        <Button variant="primary" type="submit">
          {text("act.return")}
        </Button>
      </ButtonRow>
    </form>
  );
}

function TimeForm({ onChosen }: { readonly onChosen: (time: string) => void }) {
  const id = useId();
  const [time, setTime] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const hint = {
    id: `${id}hint`,
    help: text("act.timeHint"),
    error: isWrong ? text("act.timeNeeded") : undefined,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isPossible = (instantOf(time) ?? 0) > Date.now();
    setIsWrong(!isPossible);
    if (isPossible) onChosen(time);
  };
  return (
    <form noValidate onSubmit={submit}>
      <FieldFrame label={text("act.time")} htmlFor={id}>
        <TimeInput
          {...hintProps(hint)}
          id={id}
          type="datetime-local"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        <FieldHint {...hint} />
      </FieldFrame>
      <ButtonRow>
        <Button variant="primary" type="submit">
          {text("act.plan")}
        </Button>
      </ButtonRow>
    </form>
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

const TimeInput = styled.input`
  ${controlStyle}
`;
