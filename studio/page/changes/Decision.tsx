import { type ReactNode, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { RadioGroup } from "#ui/form/choice/RadioGroup.tsx";
import { theme } from "#ui/theme/theme.ts";

/** A field, or a file, that both sides have changed, with the value of each. */
export interface ShownConflict {
  readonly key: string;
  readonly title: string;
  readonly own: ReactNode;
  readonly theirs: ReactNode;
}

interface DecisionProps {
  readonly title: string;
  readonly conflicts: readonly ShownConflict[];
  /** The text of the button. Left out: the visitor cannot decide. */
  readonly use?: string | undefined;
  readonly isSending?: boolean;
  /** Why the last decision was refused. */
  readonly refusal?: string | undefined;
  /** @param taken keys of the conflicts in which the value of the other side holds */
  readonly onUse: (taken: ReadonlySet<string>) => void;
  /** Another way out: a button beside the first. */
  readonly otherwise?: ReactNode;
  /** What else the other side has changed. */
  readonly also?: ReactNode;
  /** What has happened. */
  readonly children: ReactNode;
}

/** Two sides have changed the same: somebody says whose values hold. The own ones are chosen at first. */
export function Decision(props: DecisionProps) {
  const { title, conflicts, use, isSending = false, refusal, onUse, otherwise, also, children } = props;
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const choose = (key: string, isTaken: boolean) => {
    const next = new Set(taken);
    if (isTaken) next.add(key);
    else next.delete(key);
    setTaken(next);
  };
  return (
    <Message
      variant="warning"
      title={title}
      announced
      data-decision
      tabIndex={-1}
      {...(use !== undefined && {
        action: (
          <ButtonRow>
            <Button variant="primary" busy={isSending} onClick={() => onUse(taken)}>
              {use}
            </Button>
            {otherwise}
          </ButtonRow>
        ),
      })}
    >
      {children}
      {conflicts.map(({ key, title: legend, own, theirs }) => (
        <Choice
          key={key}
          legend={legend}
          options={[
            { value: "own", label: own },
            { value: "theirs", label: theirs },
          ]}
          value={taken.has(key) ? "theirs" : "own"}
          onValueChange={(value) => choose(key, value === "theirs")}
        />
      ))}
      {also}
      {refusal !== undefined && <Message variant="error">{refusal}</Message>}
    </Message>
  );
}

const Choice = styled(RadioGroup)`
  margin-block-start: 0.5rem;
  overflow-wrap: anywhere;

  & > legend {
    font-weight: ${theme.font.weightStrong};
  }

  & img {
    display: block;
    height: 2.5rem;
  }
`;
