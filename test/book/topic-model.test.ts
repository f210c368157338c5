import { expect, test } from 'vitest';
import { ENTRIES } from '../../src/book';
import { listPlayerQuestions } from '../../src/book/questions';
import { replaceSynonyms } from '../../src/book/search/search-words';
import { makeTopicRating, readTopicModel, type TopicModel, writeTopicModel } from '../../src/book/search/topic-model';
import { TOPIC_WEIGHTS } from '../../src/book/search/topic-weights';

/** A model of two topics that knows “roof”, “crate” and “throw”. */
const SMALL: TopicModel = {
  topics: ['elevated', 'objects'],
  tokens: ['roof', 'crat', 'throw', 'throw_crat'],
  size: 2,
  tokenVectors: Float32Array.of(1, 0, 0, 1, 0, 0.5, 0, 1),
  topicVectors: Float32Array.of(1, -1, -1, 1),
  biases: Float32Array.of(0, 0),
};

test('the chances of all topics sum to 1, and the words decide which is the largest', () => {
  const rate = makeTopicRating(SMALL);
  for (const [typed, topic] of [
    ['on a roof', 'elevated'],
    ['a crate', 'objects'],
  ] as const) {
    const chances = SMALL.topics.map((each) => Math.exp(rate(typed)(each)));
    expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(SMALL.topics[chances.indexOf(Math.max(...chances))]).toBe(topic);
  }
});

test('a query of unknown words leaves all topics alike, and an unknown topic is the least likely', () => {
  const rate = makeTopicRating(SMALL)('zzz');
  expect(rate('elevated')).toBe(rate('objects'));
  expect(makeTopicRating(SMALL)('on a roof')('no such topic')).toBe(makeTopicRating(SMALL)('on a roof')('objects'));
});

test('a model written as text and read again has the same numbers within half a step', () => {
  const again = readTopicModel(writeTopicModel(SMALL));
  expect(again).toMatchObject({ topics: SMALL.topics, tokens: SMALL.tokens, size: 2 });
  for (const name of ['tokenVectors', 'topicVectors', 'biases'] as const)
    for (const [at, number] of SMALL[name].entries())
      expect(Math.abs((again[name][at] ?? 9) - number)).toBeLessThanOrEqual(0.5 / 127);
});

test('the trained model knows every topic of the books, and most questions that it was taught', () => {
  expect([...TOPIC_WEIGHTS.topics.split(' ')].sort()).toEqual([...new Set(ENTRIES.map(({ topic }) => topic))].sort());
  const rate = makeTopicRating(readTopicModel(TOPIC_WEIGHTS));
  const topics = TOPIC_WEIGHTS.topics.split(' ');
  const asked = ENTRIES.flatMap((entry) =>
    listPlayerQuestions(entry)
      .filter((_, place) => place % 11 === 0)
      .map((question) => ({ topic: entry.topic, question })),
  );
  const known = asked.filter(({ topic, question }) => {
    const rating = rate(replaceSynonyms(question));
    return topics.filter((each) => rating(each) > rating(topic)).length < 3;
  });
  expect(known.length / asked.length).toBeGreaterThan(0.85);
});
