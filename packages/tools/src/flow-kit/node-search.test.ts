import { describe, expect, test } from 'vitest'
import { comparable, fitness, type SearchedNode } from './node-search.ts'

const node = (type: string, name: string, help = ''): SearchedNode => ({ type, name, help })
const WORDS = {
  'data.join': 'merge,combine tables,lookup,รวมตาราง,เชื่อมตาราง,合并,连接表,دمج الجداول,ضم',
  'data.kmeans': 'cluster,จัดกลุ่ม,聚类,تجميع',
}
const join = node('data.join', 'Join', 'Puts two tables side by side.')

describe('finding a node', () => {
  test('the exact name comes before its beginning, its middle, another word, the explanation', () => {
    const fits = [
      fitness('join', join, WORDS),
      fitness('jo', join, WORDS),
      fitness('oin', join, WORDS),
      fitness('merge', join, WORDS),
      fitness('side by side', join, WORDS),
    ]
    expect(fits).toEqual(fits.toSorted((a, b) => b - a))
    expect(new Set(fits).size).toBe(5)
    expect(fits.at(-1)).toBeGreaterThan(0)
  })

  test.each(['merge', 'MERGE', 'combine', 'tables', 'combine tables', 'lookup'])(
    'finds Join by “%s”',
    (query) => expect(fitness(query, join, WORDS)).toBeGreaterThan(0),
  )

  test('Thai without spaces, with spaces, and a part of a word', () => {
    for (const query of ['รวมตาราง', 'รวม ตาราง', 'เชื่อม', 'ตาราง'])
      expect(fitness(query, join, WORDS), query).toBeGreaterThan(0)
    expect(fitness('จัดกลุ่ม', node('data.kmeans', 'k-means'), WORDS)).toBeGreaterThan(0)
  })

  test('Chinese by its first letters', () => {
    expect(fitness('合并', join, WORDS)).toBeGreaterThan(0)
    expect(fitness('连接', join, WORDS)).toBeGreaterThan(0)
  })

  test('Arabic with and without the article, vowels and the long stroke', () => {
    for (const query of [
      'دمج الجداول',
      'دمج جداول',
      'جداول',
      'الجداول',
      'دَمْج',
      'دمـــج',
      'والجداول',
    ])
      expect(fitness(query, join, WORDS), query).toBeGreaterThan(0)
    expect(comparable('إزالةُ المكرّر')).toBe(comparable('ازاله المكرر'))
  })

  test('nothing is found by what it is not, nor by signs only', () => {
    for (const query of ['banana', 'กล้วย', '!!', '   ', 'merge banana'])
      expect(fitness(query, join, WORDS), query).toBe(0)
  })

  test('Thai vowels are letters: they are not taken away', () => {
    expect(comparable('ค่าเฉลี่ย')).toBe('ค่าเฉลี่ย')
  })
})
