import { type DragEvent, useState } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../texts.ts";

interface FileDropProps {
  /** The name of the field. */
  readonly name: string;
  /** What can be dropped. */
  readonly kind: "fonts" | "images";
  /** Ids of explanation and findings. */
  readonly describedBy: string;
  /** A file is being checked. */
  readonly isChecking: boolean;
  /** No file can be chosen now. */
  readonly isDisabled: boolean;
  /** Whether several files can be chosen at once; otherwise the first one counts. Default: no. */
  readonly isMultiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

const accepted = {
  fonts: ".woff2,.ttf,.otf",
  images: ".svg,image/svg+xml",
} as const;

/** A place to drop a file, or to choose one. */
export function FileDrop(props: FileDropProps) {
  const { name, kind, describedBy, isChecking, isDisabled, isMultiple = false, onFiles } = props;
  const [isOver, setIsOver] = useState(false);
  const drag = (isNow: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isNow);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    if (!isDisabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <Drop data-over={isOver || undefined} onDragOver={drag(true)} onDragLeave={drag(false)} onDrop={drop}>
      <input
        type="file"
        accept={accepted[kind]}
        aria-label={name}
        aria-describedby={describedBy}
        disabled={isDisabled}
        multiple={isMultiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was corrected.
          event.target.value = "";
        }}
      />
      {isChecking ? (
        <span>{text("images.checking")}</span>
      ) : (
        <span>
          {text(`${kind}.drop`)} <u>{text(isMultiple ? "fonts.choose" : "images.choose")}</u>
        </span>
      )}
    </Drop>
  );
}

const Drop = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 3.5rem;
  padding: 0.5rem 1rem;
  border: 1px dashed ${theme.color.borderStrong};
  border-radius: ${theme.radius.control};
  font-size: ${theme.font.sizeSm};
  text-align: center;
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:hover,
  &[data-over] {
    background: ${theme.color.actionSubtle};
  }

  &[data-over] {
    border-style: solid;
  }

  &:focus-within:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
