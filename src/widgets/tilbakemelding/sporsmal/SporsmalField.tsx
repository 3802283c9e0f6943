import { useContext } from "react";
import { CheckboxGroup } from "#ui/form/CheckboxGroup.tsx";
import { RadioGroup } from "#ui/form/RadioGroup.tsx";
import { SmileyScale } from "#ui/form/SmileyScale.tsx";
import { SporsmalContext, type SporsmalEnvironment } from "./SporsmalContext.ts";
import { type Sporsmal, sporsmalError, type SporsmalOption, type SvarValue } from "./sporsmal.ts";
import { SvarTextArea } from "./SvarTextArea.tsx";
import { useConsoleError } from "../../reports/useConsoleError.ts";

interface SporsmalFieldProps {
  readonly question: Sporsmal;
}

const outside = "Questions must be used inside a Followup or Feedback context provider";

/**
 * A question of any of the four types. The feedback or follow-up around it holds the answer. Outside of one, and when
 * it is not valid, it shows nothing and logs the reason to the console (spec: feedback-19, feedback-21).
 */
export function SporsmalField({ question }: SporsmalFieldProps) {
  const environment = useContext(SporsmalContext);
  const error = environment ? sporsmalError(question) : outside;
  useConsoleError(error);
  if (!environment || error !== undefined) return undefined;
  return <ValidSporsmal question={question} environment={environment} />;
}

interface ValidSporsmalProps extends SporsmalFieldProps {
  readonly environment: SporsmalEnvironment;
}

function ValidSporsmal({ question, environment }: ValidSporsmalProps) {
  const { t, draft, onChange, disabled, headingId } = environment;
  const { label, helpLabel: help } = question;
  const choose = (value: SvarValue) => onChange({ ...draft, value });
  const choice = {
    legend: headingId === undefined ? label : <h2 id={headingId}>{label}</h2>,
    help,
    disabled,
    onValueChange: choose,
  };
  const text = typeof draft.value === "string" ? draft.value : "";
  const face = typeof draft.value === "number" ? draft.value : null;

  switch (question.type) {
    case "radio":
      return <RadioGroup {...choice} options={question.options.map(asText)} value={text} />;
    case "checkbox": {
      const ticked = typeof draft.value === "object" ? draft.value : [];
      return <CheckboxGroup {...choice} options={question.options.map(asText)} value={ticked} />;
    }
    case "smiley": {
      const own = (value: 1 | 2 | 3 | 4 | 5) =>
        question.options?.find((option) => option.value === value)?.label ?? t(`fornoyd.${value}`);
      return <SmileyScale {...choice} labels={[own(1), own(2), own(3), own(4), own(5)]} value={face} />;
    }
    case "text":
      return <SvarTextArea t={t} label={label} help={help} value={text} onValueChange={choose} readOnly={disabled} />;
  }
}

const asText = ({ label, value }: SporsmalOption) => ({ label, value: String(value) });
