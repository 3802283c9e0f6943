import { type FormEvent, useId, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { FieldHint, hintProps } from "#ui/form/FieldHint.tsx";
import { FieldFrame } from "#ui/form/text/FieldFrame.tsx";
import { TextArea } from "#ui/form/text/TextArea.tsx";
import { TextField } from "#ui/form/text/TextField.tsx";
import { instantOf } from "#studio/document/osloTime.ts";
import { controlStyle } from "../parts/controlStyle.ts";
import { text } from "../texts.ts";

/** Asks for the reason why a proposal is sent back. */
export function ReasonForm({ onGiven }: { readonly onGiven: (reason: string) => void }) {
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

interface NameFormProps {
  readonly former: string;
  readonly onGiven: (title: string) => void;
}

/** Asks for another name of a proposal. */
export function NameForm({ former, onGiven }: NameFormProps) {
  const [title, setTitle] = useState(former);
  const [isTried, setIsTried] = useState(false);
  const isMissing = title.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isMissing) onGiven(title.trim());
  };
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label={text("act.name")}
        value={title}
        onValueChange={setTitle}
        maxLength={150}
        error={isTried && isMissing ? text("act.nameNeeded") : undefined}
      />
      <ButtonRow>
        <Button variant="primary" type="submit">
          {text("act.rename")}
        </Button>
      </ButtonRow>
    </form>
  );
}

/** Asks for the time of a publication. */
export function TimeForm({ onChosen }: { readonly onChosen: (time: string) => void }) {
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

const TimeInput = styled.input`
  ${controlStyle}
`;
