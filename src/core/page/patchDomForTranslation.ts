/**
 * Lets React continue on a page that others have changed: a browser's translation replaces texts, an extension moves
 * elements. React then removes a node, or inserts before a node, that is no longer a child, and the browser would throw
 * (spec: focus-6). Removing such a node does nothing; inserting before it appends instead.
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
