// A chip's lasting memory, which no sketch here uses.
#pragma once
