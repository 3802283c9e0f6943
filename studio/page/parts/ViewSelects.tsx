import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { text } from "../texts.ts";
import { Select } from "./Select.tsx";

/** What is shown of a portal, as far as it is chosen from lists. */
interface ShownView {
  readonly path: string;
  readonly state: string;
  readonly customer: string;
}

interface ViewSelectsProps {
  readonly choices: PreviewChoices;
  readonly view: ShownView;
  readonly onChoose: (change: Partial<ShownView>) => void;
}

/** Page, state and customer of a previewed portal. */
export function ViewSelects({ choices, view, onChoose }: ViewSelectsProps) {
  const page = choices.pages.find(({ path }) => path === view.path);
  const states = choices.states.filter((state) => state.page === undefined || state.page === view.path);
  return (
    <>
      <Select
        label={text("preview.page")}
        value={view.path}
        options={choices.pages.map(({ path, title }) => ({ value: path, text: title }))}
        onChange={(path) => onChoose({ path })}
      />
      <Select
        label={text("preview.state")}
        value={view.state}
        options={[
          ...(page?.needsState === true ? [] : [{ value: "", text: choices.normal }]),
          ...states
            .filter((state) => page?.needsState !== true || state.page !== undefined)
            .map(({ id, title }) => ({ value: id, text: title })),
        ]}
        onChange={(state) => onChoose({ state })}
      />
      <Select
        label={text("preview.customer")}
        value={view.customer}
        options={[
          ...choices.customers.map(({ id, name, summary }) => ({ value: id, text: `${name}: ${summary}` })),
          { value: "", text: text("preview.loggedOut") },
        ]}
        onChange={(customer) => onChoose({ customer })}
      />
    </>
  );
}
