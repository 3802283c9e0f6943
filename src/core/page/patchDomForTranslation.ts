/**
 * Lets React live with a page that somebody else has changed: a browser's translation takes texts away, an extension moves
 * elements. React then removes, or inserts before, what is no longer where it had put it, and the browser would throw (spec: focus-6).
 * What is gone is gone; what would stand before it stands last.
 */
export function patchDomForTranslation(nodes: Node = Node.prototype): void {
  const removeChild = Reflect.get(nodes, "removeChild") as (this: Node, child: Node) => Node;
  const insertBefore = Reflect.get(nodes, "insertBefore") as (this: Node, child: Node, before: Node | null) => Node;
  nodes.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  nodes.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    return insertBefore.call(this, child, before?.parentNode === this ? before : null) as Child;
  };
}
