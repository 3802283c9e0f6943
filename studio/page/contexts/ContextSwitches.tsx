import { type Contrast, contrasts, type Scheme, schemes, type ShownContext } from "#studio/document/ShownContext.ts";
import { Segments } from "../parts/Segments.tsx";
import { text } from "../texts.ts";

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
        <Segments<Scheme>
          legend={text("context.scheme")}
          isLegendShown
          choices={schemes.map((value) => ({ value, text: text(`context.scheme.${value}`) }))}
          chosen={scheme}
          onChoose={(value) => onChoose({ scheme: value })}
        />
      )}
      <Segments<Contrast>
        legend={text("context.contrast")}
        isLegendShown
        choices={contrasts.map((value) => ({ value, text: text(`context.contrast.${value}`) }))}
        chosen={contrast}
        onChoose={(value) => onChoose({ contrast: value })}
      />
    </>
  );
}
