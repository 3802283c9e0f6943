import { useId, useRef } from "react";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import type { SectionPanelProps } from "../form/FormContext.tsx";
import { FileDrop } from "../images/FileDrop.tsx";
import { Panel } from "../parts/Panel.ts";
import { useAfterCommit } from "../parts/useAfterCommit.ts";
import { text } from "../texts.ts";
import { LookExport } from "./LookExport.tsx";
import { LookFiles } from "./LookFiles.tsx";
import { LookOffer } from "./LookOffer.tsx";
import { useLook } from "./useLook.ts";

/** Takes the look of the brand from a designer's files, and gives it back as such. */
export function LookPanel({ state }: SectionPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const afterCommit = useAfterCommit();
  const look = useLook(state);
  const { texts } = state.history;
  // What all brands share has no theme.
  if (texts.resolver === undefined) return null;
  // The buttons go with the files: the focus stays in the panel.
  const end = (): void => {
    look.clear();
    afterCommit(() => heading.current?.focus());
  };
  const cancel = (): void => {
    end();
    announcements.announce(text("look.cancelled"));
  };
  return (
    <Panel aria-labelledby={id}>
      <h4 id={id} ref={heading} tabIndex={-1}>
        {text("look.title")}
      </h4>
      <p id={`${id}help`}>{text("look.help")}</p>
      <FileDrop
        kind="look"
        name={text("look.choose")}
        describedBy={`${id}help`}
        isChecking={false}
        isDisabled={false}
        isMultiple
        onFiles={(files) => void look.add(files)}
      />
      {look.problems.length > 0 && (
        <Message variant="warning" announced>
          {look.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Message>
      )}
      {look.files.length > 0 && (
        <>
          <LookFiles look={look} onEmpty={cancel} />
          <LookOffer look={look} texts={texts} onCancel={cancel} onEnd={end} />
        </>
      )}
      <LookExport id={state.document.id} texts={texts} />
    </Panel>
  );
}
