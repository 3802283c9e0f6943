import { createContext, use, useId } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { changeKindOfField, hasAddress } from "#studio/document/company/changeKindOfField.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { EditRightsContext } from "../../session/useEditRights.ts";
import { text } from "../../texts.ts";
import { whomToAsk } from "../../session/whomToAsk.ts";
import { useForm } from "../FormContext.tsx";

/** Whom to ask for some fields, when the person has not the role for them; undefined: nobody has to be asked. */
function useWhomToAsk(places: readonly FieldPlace[]): string | undefined {
  const { form, brand } = useForm();
  const rights = use(EditRightsContext);
  const { id } = brand.session.get().document;
  if (rights === undefined || rights.setsAddresses(id) || places.length === 0) return undefined;
  const isNeeded = places.every((place) => changeKindOfField(form.inFile(place)) === "addresses");
  return isNeeded ? whomToAsk(rights.addressSetters(id), "addresses") : undefined;
}

/** Whether the person lacks the role for a field, which they can only read then. */
export const useIsOfOthers = (place: FieldPlace): boolean => useWhomToAsk([place]) !== undefined;

/**
 * Whom to ask for a list that the person can only add to, move and remove entries of with the role for addresses: an
 * entry has one. Undefined: nobody has to be asked. Each text of an entry is a field of its own.
 */
export function useWhomToAskForEntries(place: FieldPlace, entries: readonly unknown[]): string | undefined {
  const { brand } = useForm();
  const rights = use(EditRightsContext);
  const { id } = brand.session.get().document;
  if (rights === undefined || rights.setsAddresses(id) || place.kind !== "descriptor" || !hasAddress(entries))
    return undefined;
  return whomToAsk(rights.addressSetters(id), "addresses");
}

/** Id of the words that say it for all fields of the section around. Undefined: each field says it. */
export const SectionRoleContext = createContext<string | undefined>(undefined);

interface SectionRole {
  readonly id: string;
  readonly words: string;
}

/** What to say above the fields of a section, when the person has the role for none of them. */
export function useSectionRole(places: readonly FieldPlace[]): SectionRole | undefined {
  const id = useId();
  const whom = useWhomToAsk(places);
  return whom === undefined ? undefined : { id, words: text("section.needsRole", { whom }) };
}

interface NeededRoleProps {
  readonly id: string;
  readonly place: FieldPlace;
  readonly title: string;
}

/** Says that somebody without the role for a field cannot change it, and who can. */
export function NeededRole({ id, place, title }: NeededRoleProps) {
  const whom = useWhomToAsk([place]);
  const isSaid = use(SectionRoleContext) !== undefined;
  if (whom === undefined || isSaid) return null;
  return <RoleNote id={id}>{text("field.needsRole", { title, whom })}</RoleNote>;
}

/** A line that is said of a field, or of all fields of a section. */
export const RoleNote = styled.p`
  font-size: ${theme.font.sizeXs};
  line-height: 1.45;
`;
