import { expect, test } from 'vitest';
import { Following, type Scroller } from '../../src/ui/following';

/** A list of so many pixels, seen through a window; as in a browser, one cannot scroll beyond its end. */
class List implements Scroller {
  private top = 0;

  constructor(
    public scrollHeight: number,
    public clientHeight: number,
  ) {}

  get scrollTop(): number {
    return Math.max(0, Math.min(this.top, this.scrollHeight - this.clientHeight));
  }

  set scrollTop(top: number) {
    this.top = top;
    this.top = this.scrollTop;
  }

  get rest(): number {
    return this.scrollHeight - this.scrollTop - this.clientHeight;
  }
}

function followed(): [List, Following] {
  const [list, following] = [new List(500, 200), new Following()];
  following.follow(list);
  following.scrolled(list);
  return [list, following];
}

test('it follows what comes', () => {
  const [list, following] = followed();
  list.scrollHeight = 800;
  following.follow(list);
  expect(list.rest).toBe(0);
});

test('lines that come before the list is told of its own scrolling do not stop it', () => {
  const [list, following] = followed();
  list.scrollHeight = 560;
  following.follow(list);
  list.scrollHeight = 900; // and only now the browser tells that it was scrolled
  following.scrolled(list);
  expect(following.atEnd).toBe(true);
});

test('a window that grows smaller does not stop it', () => {
  const [list, following] = followed();
  list.clientHeight = 120;
  following.scrolled(list);
  following.follow(list);
  expect(list.rest).toBe(0);
});

test('turns that fold above do not stop it', () => {
  const [list, following] = followed();
  list.scrollHeight = 400; // shorter, and the browser keeps what is in sight
  list.scrollTop = 100;
  following.scrolled(list);
  expect(following.atEnd).toBe(true);
});

test('whoever scrolls back is left alone until they come to the end again', () => {
  const [list, following] = followed();
  list.scrollTop = 90;
  following.scrolled(list);
  list.scrollHeight = 900;
  following.follow(list);
  following.scrolled(list);
  expect(list.scrollTop).toBe(90);
  list.scrollTop = 690;
  following.scrolled(list);
  list.scrollHeight = 1000;
  following.follow(list);
  expect(list.rest).toBe(0);
});
