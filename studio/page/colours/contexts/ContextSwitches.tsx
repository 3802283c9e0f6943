import { contrasts, schemes, type ShownContext } from "#studio/document/ShownContext.ts";
import { Select } from "../../parts/Select.tsx";
import { text } from "../../texts.ts";

interface ContextSwitchesProps {
  readonly context: ShownContext;
  /** Whether there is dark to choose. */
  readonly hasDark: boolean;
  readonly onChoose: (change: Partial<ShownContext>) => void;
}

/** Two switches: the scheme, and how much contrast the customer's device asks for. */
export function ContextSwitches({ context: { scheme, contrast }, hasDark, onChoose }: ContextSwitchesProps) {
  return (
    <>
      {hasDark && (
        <Select
          label={text("context.scheme")}
          isShort
          value={scheme}
          options={schemes.map((value) => ({ value, text: text(`context.scheme.${value}`) }))}
          onChange={(value) => onChoose({ scheme: schemes.find((each) => each === value) ?? scheme })}
        />
      )}
      <Select
        label={text("context.contrast")}
        isShort
        value={contrast}
        options={contrasts.map((value) => ({ value, text: text(`context.contrast.${value}`) }))}
        onChange={(value) => onChoose({ contrast: contrasts.find((each) => each === value) ?? contrast })}
      />
    </>
  );
}
