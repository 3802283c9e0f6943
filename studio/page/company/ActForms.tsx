import { type ComponentProps, useId, useRef, useState } from "react";
import styled from "styled-components";
import { FieldHint, hintProps } from "#ui/form/FieldHint.tsx";
import { FieldFrame } from "#ui/form/text/FieldFrame.tsx";
import { TextArea } from "#ui/form/text/TextArea.tsx";
import { TextField } from "#ui/form/text/TextField.tsx";
import type { ActRequest } from "#studio/document/company/CompanyWire.ts";
import { instantOf } from "#studio/document/osloTime.ts";
import { controlStyle } from "../parts/controlStyle.ts";
import { text } from "../texts.ts";
import { useNeededText } from "../colleagues/useNeededText.ts";
import { DialogForm } from "./DialogForm.tsx";

/** Acts that a dialog asks more about first. */
export type AskedAct = "close" | "plan" | "rename" | "return" | "takeBack";

interface AskedFormProps {
  readonly name: AskedAct;
  /** The name of the proposal. */
  readonly title: string;
  readonly shared: Omit<ComponentProps<typeof DialogForm>, "children" | "onSend">;
  readonly onGiven: (answer: Partial<ActRequest>) => void;
}

/** Asks once more before something that people notice. */
export function SureForm({ name, shared, onGiven }: AskedFormProps) {
  return (
    <DialogForm {...shared} onSend={() => onGiven({})}>
      <p>{text(name === "close" ? "act.closeText" : "act.takeBackText")}</p>
    </DialogForm>
  );
}

/** Asks for the reason why a proposal is sent back. */
export function ReasonForm({ shared, onGiven }: AskedFormProps) {
  const { props, take } = useNeededText<HTMLTextAreaElement>(text("act.reasonNeeded"));
  const send = () => {
    const reason = take();
    if (reason !== undefined) onGiven({ reason });
  };
  return (
    <DialogForm {...shared} onSend={send}>
      <TextArea {...props} label={text("act.reason")} maxLength={2000} />
    </DialogForm>
  );
}

/** Asks for another name of a proposal. */
export function NameForm({ title: former, shared, onGiven }: AskedFormProps) {
  const { props, take } = useNeededText<HTMLInputElement>(text("act.nameNeeded"), former);
  const send = () => {
    const title = take();
    if (title !== undefined) onGiven({ title });
  };
  return (
    <DialogForm {...shared} onSend={send}>
      <TextField {...props} label={text("act.name")} maxLength={150} />
    </DialogForm>
  );
}

/** Asks for the time of a publication. */
export function TimeForm({ shared, onGiven }: AskedFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [time, setTime] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const hint = {
    id: `${id}hint`,
    help: text("act.timeHint"),
    error: isWrong ? text("act.timeNeeded") : undefined,
  };
  const send = () => {
    const isPossible = (instantOf(time) ?? 0) > Date.now();
    setIsWrong(!isPossible);
    if (isPossible) onGiven({ for: time });
    else field.current?.focus();
  };
  return (
    <DialogForm {...shared} onSend={send}>
      <FieldFrame label={text("act.time")} htmlFor={id}>
        <TimeInput
          {...hintProps(hint)}
          ref={field}
          id={id}
          type="datetime-local"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        <FieldHint {...hint} />
      </FieldFrame>
    </DialogForm>
  );
}

const TimeInput = styled.input`
  ${controlStyle}
`;
