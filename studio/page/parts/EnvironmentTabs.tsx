import { type Environment, environments } from "#studio/document/StudioDocument.ts";
import { text } from "../texts.ts";
import { Segments } from "./Segments.tsx";

interface EnvironmentTabsProps {
  readonly chosen: Environment;
  readonly onChoose: (environment: Environment) => void;
}

/** The environments, as the tabs have them: all of them together, and each one. */
export function EnvironmentTabs({ chosen, onChoose }: EnvironmentTabsProps) {
  return (
    <Segments<Environment>
      legend={text("environment.label")}
      choices={(["all", ...environments] as const).map((value) => ({ value, text: text(`environment.${value}`) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
