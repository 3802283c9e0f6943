import { useContext } from "react";
import { SporsmalContext } from "./SporsmalContext.ts";
import { type Sporsmal, type SvarValue } from "./sporsmal.ts";
import { SvarTextArea } from "./SvarTextArea.tsx";
import { ValgField } from "./ValgField.tsx";
import { useConsoleError } from "#ui/feedback/useConsoleError.ts";

interface SporsmalFieldProps {
  readonly question: Sporsmal;
}

const outside = "Questions must be used inside a Followup or Feedback context provider";

/**
 * A question of any of the four types. The feedback or follow-up around it holds the answer, and leaves out a question
 * that is not valid. Outside of one it shows nothing and logs the reason to the console (spec: feedback-21).
 */
export function SporsmalField({ question }: SporsmalFieldProps) {
  const form = useContext(SporsmalContext);
  useConsoleError(form ? undefined : outside);
  if (!form) return undefined;
  const { t, draft, onChange, disabled, isHeading } = form;
  const { label, helpLabel: help } = question;
  const change = (value: SvarValue) => onChange({ ...draft, value });
  if (question.type === "text")
    return (
      <SvarTextArea
        t={t}
        label={label}
        help={help}
        value={String(draft.value)}
        onValueChange={change}
        readOnly={disabled}
      />
    );
  return (
    <ValgField
      t={t}
      question={question}
      legend={isHeading ? <h2>{label}</h2> : label}
      help={help}
      disabled={disabled}
      value={draft.value}
      onValueChange={change}
    />
  );
}
